/** Measures a game's page: all at once, so that it is laid out no more than once. */
import { bodyOf, documentOf, rectOf, windowSize } from '../page/dom.ts';
import { atOneMoment, parentOf } from '../page/tree.ts';
import type { Site } from '../sites/site.ts';
import { type GhostLetter, ghostLetters, stackingOrderOf } from './ghost.ts';
import { HOST_WIDTH } from './host.ts';
import { meet } from './placement.ts';
import type { Page } from './position.ts';
import { type Scene, type SceneBoard, tilesIn } from './scene.ts';
import { createSurroundings, type SurroundingsDeps } from './surroundings.ts';
import { type Theme, themeOf } from './theme.ts';

export interface Measures {
  readonly page: Page;
  readonly theme: Theme;
  /** Whether something lies over the boards. */
  readonly isCovered: boolean;
  readonly ghosts: readonly GhostLetter[];
  /** The stacking order of the ghosts on the page. */
  readonly stackingOrder: string;
}

interface MeasureDeps extends SurroundingsDeps {
  readonly document: Document;
  readonly site: Site;
  /** Whether something lies over some tiles. */
  readonly isCovered: (tiles: readonly Element[]) => boolean;
}

export function createMeasure({ document, site, isCovered, ...around }: MeasureDeps) {
  const { host } = around;
  const surroundings = createSurroundings(document, site, around);

  const ghostsOn = (boards: readonly SceneBoard[], word: string, strong: boolean): GhostLetter[] => {
    const { left, top, width } = host.getBoundingClientRect();
    const origin = { left, top, scale: width / HOST_WIDTH || 1 };
    return boards.flatMap(({ empty, written }) =>
      empty.some((tile) => isCovered([tile])) ? [] : ghostLetters(empty, written, word, origin, strong),
    );
  };

  /** @param word to show as ghost letters; null for none */
  const measured = (scene: Scene, word: string | null): Measures => {
    const boards = scene.puzzle?.boards ?? [];
    const tiles = tilesIn(scene);
    const covered = areCovered(boards, isCovered);
    const page = surroundings(boards.map((board) => board.tiles));
    const theme = themeOf(document, site, (tiles[0] && parentOf(tiles[0])) ?? bodyOf(document));
    return {
      page,
      theme,
      isCovered: covered,
      ghosts: word === null || covered ? [] : ghostsOn(boards, word, theme.contrast),
      stackingOrder: tiles[0] ? stackingOrderOf(tiles[0]) : '0',
    };
  };
  return (scene: Scene, word: string | null) => atOneMoment(() => measured(scene, word));
}

/** Whether the boards are covered. Some of many, and parts of them, may be below what always stands there. */
function areCovered(boards: readonly SceneBoard[], isCovered: MeasureDeps['isCovered']): boolean {
  if (boards.length === 1) return isCovered(boards[0]!.tiles);
  const some = boards
    .flatMap(({ tiles }) => [tiles[0], tiles[Math.floor(tiles.length / 2)], tiles.at(-1)])
    .filter((tile) => tile !== undefined && isInWindow(tile));
  return some.length > 0 && some.every((tile) => isCovered([tile!]));
}

function isInWindow(tile: Element): boolean {
  const { width: right, height: bottom } = windowSize(documentOf(tile));
  return meet(rectOf(tile), { left: 0, top: 0, right, bottom });
}
