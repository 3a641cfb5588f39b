/** The panel beside the board, what it is folded to, and the ghost letters. */
import { useState } from 'preact/hooks';
import type { Notice } from '../protocol/messages.ts';
import type { Advice } from '../protocol/records.ts';
import { type SiteSettings, type HelpLevel, reaches } from '../protocol/settings.ts';
import { AdviceView } from '../ui/advice-view.tsx';
import { Announcer } from '../ui/announcer.tsx';
import type { LoadCandidates } from '../ui/candidates.tsx';
import { capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { summarize } from '../ui/summary.ts';
import { Switch } from '../ui/switch.tsx';
import type { GhostLetter } from './ghost.ts';
import { type Point, sizeOf } from './placement.ts';
import type { Theme } from './theme.ts';

/** What a press on the panel does. */
export interface PanelActions {
  readonly setLevel: (level: HelpLevel | null) => void;
  readonly pick: (word: string) => void;
  readonly play: (on: boolean) => void;
  readonly setFill: (on: boolean) => void;
  readonly switchOff: () => void;
  readonly fold: (folded: boolean) => void;
  /** Takes away that the board cannot be read. */
  readonly dismiss: () => void;
  readonly drag: (press: PointerEvent) => void;
  /** Moves it a step. */
  readonly move: (direction: Point) => void;
  /** Moves it to the next place. */
  readonly moveOn: () => void;
  readonly loadCandidates: LoadCandidates;
}

/** What could not be done, and the word that it was to be done with. */
export interface Failure {
  readonly sentence: 'settingsFailed' | 'notFilled' | 'notPlayed';
  readonly word?: string;
}

export interface PanelProps {
  /** What is known of the board; null when it cannot be read. */
  readonly board: {
    readonly key: string;
    readonly answer: Advice | null;
    readonly guessesLeft: number;
  } | null;
  readonly level: HelpLevel;
  readonly isRaised: boolean;
  readonly notice: Notice | null;
  readonly settings: Pick<SiteSettings, 'fill'>;
  readonly playing: boolean;
  readonly ghosts: readonly GhostLetter[];
  readonly ghostLevel: string;
  readonly announcement: readonly string[];
  readonly folded: boolean;
  /** Whether it is folded for want of room. */
  readonly forced: boolean;
  readonly failure: Failure | null;
  readonly theme: Theme;
  readonly gameName: string;
  readonly actions: PanelActions;
  readonly t: Translate;
}

export function Overlay(props: PanelProps) {
  const { board, folded, theme, ghosts, ghostLevel, announcement, notice, t } = props;
  const classes = ['overlay', theme.dark ? 'dark' : 'light', ...(theme.contrast ? ['contrast'] : [])];
  return (
    <div class={classes.join(' ')} lang={t.locale}>
      <Announcer sentences={announcement} />
      {/* Whatever it is folded to, or hidden behind. */}
      <div class="sr-only" role="alert">
        {notice && noticeOf(notice, t)}
      </div>
      <div class="ghosts" aria-hidden="true" style={{ zIndex: ghostLevel }}>
        {ghosts.map((ghost) => (
          <Ghost {...ghost} />
        ))}
      </div>
      {board && !folded && <Panel {...props} board={board} />}
      <Pill {...props} />
    </div>
  );
}

function Ghost({ letter, place, colour, font, size }: GhostLetter) {
  const { width, height } = sizeOf(place);
  return (
    <span
      style={{
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${width}px`,
        height: `${height}px`,
        color: colour,
        fontFamily: font,
        fontSize: `${size}px`,
      }}
    >
      {letter}
    </span>
  );
}

const noticeOf = ({ kind, word }: Notice, t: Translate): string =>
  t(`notice_${kind}`, { word: capitals(word) });

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function Panel(props: PanelProps & { readonly board: NonNullable<PanelProps['board']> }) {
  const { board, level, isRaised, notice, settings, playing, actions, t } = props;
  const { answer } = board;
  const [isLeaving, setLeaving] = useState(false);
  const isOpen = answer === null || answer.status === 'open';
  const showsWord = reaches(level, 'word');
  return (
    <section class="panel" aria-label={t('name')}>
      <header onPointerDown={actions.drag}>
        <MoveButton {...props} />
        <h1>{t('name')}</h1>
        <button
          type="button"
          class="icon fold"
          aria-label={t('overlayFold')}
          title={t('overlayFold')}
          onClick={() => actions.fold(true)}
        >
          <Icon d={DASH} />
        </button>
        <button
          type="button"
          class="icon"
          aria-label={t('overlayOff')}
          title={t('overlayOff')}
          aria-expanded={isLeaving}
          onClick={() => setLeaving(!isLeaving)}
        >
          <Icon d={CROSS} />
        </button>
      </header>
      {isLeaving ? (
        <Leaving {...props} onStay={() => setLeaving(false)} />
      ) : (
        <div class="content">
          {notice && <p class="notice">{noticeOf(notice, t)}</p>}
          <FailureLine {...props} />
          <AdviceView
            compact
            answer={answer}
            board={board.key}
            level={level}
            isRaised={isRaised}
            onLevel={actions.setLevel}
            onPick={playing ? undefined : actions.pick}
            guessesLeft={board.guessesLeft}
            loadCandidates={actions.loadCandidates}
            t={t}
          />
          {isOpen && (
            <div class="automatic">
              <Switch
                label={t('fill')}
                help={showsWord ? undefined : t('fillNeedsWord')}
                on={settings.fill}
                disabled={!showsWord && !settings.fill}
                onChange={actions.setFill}
              />
              {(playing || showsWord) && (
                <button
                  type="button"
                  class={playing ? 'play primary' : 'play'}
                  onClick={() => actions.play(!playing)}
                >
                  {t(playing ? 'stopPlaying' : 'playOn')}
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const byArrows = (move: PanelActions['move']) => (event: KeyboardEvent) => {
  const direction = ARROWS[event.key];
  if (!direction) return;
  event.preventDefault();
  move(direction);
};

function MoveButton({ actions, t }: Pick<PanelProps, 'actions' | 't'>) {
  return (
    <button
      type="button"
      class="icon handle"
      aria-label={t('overlayMove')}
      title={t('overlayMove')}
      onKeyDown={byArrows(actions.move)}
      onClick={actions.moveOn}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" class="dots">
        {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle cx={x} cy={y} r="1" />))}
      </svg>
    </button>
  );
}

/** Says how to get the overlay back before it goes. */
function Leaving(props: PanelProps & { readonly onStay: () => void }) {
  const { gameName, actions, onStay, t } = props;
  return (
    <div class="content">
      {props.failure?.sentence === 'settingsFailed' && <FailureLine {...props} />}
      <p>{t('overlayOffHelp', { game: gameName })}</p>
      <p class="buttons">
        <button type="button" class="primary" onClick={actions.switchOff}>
          {t('overlayOffYes')}
        </button>
        <button type="button" class="quiet" onClick={onStay}>
          {t('overlayOffNo')}
        </button>
      </p>
    </div>
  );
}

/** What was pressed may be far below. */
const bringIntoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

function FailureLine({ failure, t }: Pick<PanelProps, 'failure' | 't'>) {
  if (!failure) return null;
  return (
    <p class="notice" role="alert" ref={bringIntoView}>
      {t(failure.sentence, { word: capitals(failure.word ?? '') })}
    </p>
  );
}

/** What the panel is folded to; where that is for want of room, it cannot be unfolded, and a press moves it. */
function Pill({ board, forced, level, notice, settings, playing, actions, t }: PanelProps) {
  if (!board) return <Unreadable actions={actions} t={t} />;
  const { answer } = board;
  const isFilling = settings.fill && reaches(level, 'word');
  const sentence = [answer ? summarize(answer, t) : t('working'), ...(isFilling ? [t('fillIsOn')] : [])].join(
    ' ',
  );
  const noRoom = forced ? t('overlayNoRoom') : '';
  return (
    <div class="pill" role="group" aria-label={t('name')}>
      <button
        type="button"
        class="unfold"
        title={(notice && noticeOf(notice, t)) || noRoom || sentence}
        onPointerDown={actions.drag}
        onKeyDown={byArrows(actions.move)}
        onClick={() => (forced ? actions.moveOn() : actions.fold(false))}
      >
        <Mark />
        <span aria-hidden="true">{shortOf(answer, t)}</span>
        {isFilling && <Icon d={KEYBOARD} />}
        {notice && (
          <span class="warning" aria-hidden="true">
            !
          </span>
        )}
        <span class="sr-only">
          {forced ? `${sentence} ${noRoom} ${t('overlayMove')}` : `${sentence} ${t('overlayUnfold')}`}
        </span>
      </button>
      {playing && (
        <button type="button" class="primary" onClick={() => actions.play(false)}>
          {t('stopPlaying')}
        </button>
      )}
      {notice && <p class="notice">{noticeOf(notice, t)}</p>}
    </div>
  );
}

function Unreadable({ actions, t }: Pick<PanelProps, 'actions' | 't'>) {
  return (
    <div class="pill message" role="group" aria-label={t('name')} onPointerDown={actions.drag}>
      <MoveButton actions={actions} t={t} />
      <p>{t('unreadable')}</p>
      <button
        type="button"
        class="icon"
        aria-label={t('overlayDismiss')}
        title={t('overlayDismiss')}
        onClick={actions.dismiss}
      >
        <Icon d={CROSS} />
      </button>
    </div>
  );
}

const Mark = () => (
  <span class="mark" aria-hidden="true">
    K
  </span>
);

function shortOf(answer: Advice | null, t: Translate): string {
  if (!answer) return '…';
  if (answer.status === 'open' || answer.status === 'lost') return t.number(answer.likely || answer.possible);
  return answer.status === 'solved' ? '✓' : '?';
}

const DASH = 'M4 8h8';
const KEYBOARD = 'M1.5 4h13v8h-13zM4 6.5h.1m3.9 0h.1m3.9 0h.1M5 9.5h6';
const CROSS = 'm4.5 4.5 7 7m0-7-7 7';

function Icon({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
