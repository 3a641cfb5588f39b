/** Whose game a tab shows: that of one of its frames, of which the page itself is 0. */
import { gameIn } from '../protocol/guesses.ts';
import type { TabRecord } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';

type Shown = Pick<TabRecord, 'report' | 'frame'>;

const hasBoard = (report: Report): boolean => gameIn(report) !== null;

/** Whether a tab shows the game of another frame. */
export const isOfAnother = ({ report, frame: its }: Shown, frame: number): boolean =>
  report !== null && its !== frame;

/** Whether a report is taken in whatever the tab shows: the page itself counts before all of its frames. */
export const comesFirst = (report: Report, frame: number): boolean => frame === 0 && hasBoard(report);

/** Whether a report takes the place of what its tab shows of another frame: a board that of none. */
export const outdoes = (report: Report, { report: shown }: Shown): boolean =>
  hasBoard(report) && shown !== null && !hasBoard(shown);

/** So long a frame may take to answer, in milliseconds; one that is gone says so at once. */
const ANSWERS_WITHIN = 1000;

/** Whether a frame that was sent something is still there: one that is busy or frozen does not answer, but it is. */
export const isThere = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, ANSWERS_WITHIN, true))]);
