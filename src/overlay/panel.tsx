/** The panel beside the board, what it is folded to, and the ghost letters. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Advice } from '../protocol/advice.ts';
import type { EndedGame } from '../protocol/game-review.ts';
import type { Looks } from '../protocol/looks.ts';
import { type Help, reaches } from '../protocol/help.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import { AdviceView } from '../ui/advice-view.tsx';
import { PanelOpen } from '../ui/panel-open.tsx';
import { HelpButtons } from '../ui/help-buttons.tsx';
import { Announcer } from '../ui/announcer.tsx';
import type { LoadCandidates } from '../ui/candidates.tsx';
import { capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { bestShown } from '../ui/help.ts';
import { noticeSentence } from '../ui/notice.ts';
import { isEnd, unknownIn } from '../ui/report.ts';
import type { AskReview } from '../ui/review-game.ts';
import { summarize } from '../ui/summary.ts';
import { Colours, unreadSentence } from '../ui/unread.tsx';
import { Switch } from '../ui/switch.tsx';
import { WhichLexicon, type WhichLexiconProps } from '../ui/which-lexicon.tsx';
import { weighedSentence, weighedSign } from '../ui/weighed.ts';
import { WeighedLine } from '../ui/weighed-line.tsx';
import { EndReport } from './end-report.tsx';
import type { GhostLetter } from './ghost.ts';
import { type Point, sizeOf } from './placement.ts';
import type { Scene } from './scene.ts';
import type { Shown } from './shown.ts';
import type { Theme } from './theme.ts';

/** What a press on the panel does. */
export interface PanelActions {
  readonly setHelp: (help: Help | null) => void;
  readonly pick: (word: string) => void;
  readonly play: (on: boolean) => void;
  readonly setFill: (on: boolean) => void;
  readonly switchOff: () => void;
  readonly fold: (folded: boolean) => void;
  /** Hides the message that the boards cannot be read. */
  readonly dismiss: () => void;
  /** Says what colours mean. */
  readonly tellLooks: (looks: Looks) => Promise<unknown>;
  /** Says which words the game is played with. */
  readonly tellLexicon: WhichLexiconProps['tell'];
  /** Opens the review of the game. */
  readonly review: () => void;
  readonly drag: (press: PointerEvent) => void;
  /** Moves it a step. */
  readonly move: (direction: Point) => void;
  /** Moves it to the next place. */
  readonly moveOn: () => void;
  readonly loadCandidates: LoadCandidates;
  /** The game of the page once it is over. */
  readonly ownGame: () => Promise<EndedGame | null>;
  readonly askReview: AskReview;
  /** Puts a text on the clipboard; rejects when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
}

export interface PanelProps
  extends
    Omit<Shown, 'isSilent'>,
    Pick<Scene, 'puzzle' | 'unread' | 'lexicons' | 'notice' | 'weighed' | 'playing' | 'offersPlay'> {
  readonly settings: Pick<PageSettings, 'fill'>;
  readonly ghosts: readonly GhostLetter[];
  readonly stackingOrder: string;
  readonly folded: boolean;
  readonly theme: Theme;
  readonly siteName: string;
  /** Whether the page itself reports on a game that is over. */
  readonly isReported: boolean;
  readonly actions: PanelActions;
}

export function Overlay(props: PanelProps) {
  const { puzzle, folded, theme, ghosts, stackingOrder, announcement, weighed, t } = props;
  const classes = ['overlay', theme.dark ? 'dark' : 'light', ...(theme.contrast ? ['contrast'] : [])];
  return (
    <div class={classes.join(' ')} lang={t.locale}>
      <Announcer sentences={announcement} />
      {/* Whatever it is folded to, or hidden behind. */}
      <div class="sr-only" role="alert">
        {noticeOf(props, t)}
      </div>
      <div class="sr-only" role="status">
        {weighed && weighedSentence(weighed, null, t)}
      </div>
      <div class="ghosts" aria-hidden="true" style={{ zIndex: stackingOrder }}>
        {ghosts.map((ghost) => (
          <Ghost {...ghost} />
        ))}
      </div>
      {puzzle && !folded && <Panel {...props} puzzle={puzzle} />}
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

const noticeOf = (
  { notice, advice, help }: Pick<PanelProps, 'notice' | 'advice' | 'help'>,
  t: Translate,
): string | null => notice && noticeSentence(notice, { advice, help }, t);

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What the player's own word is worth. Its room stays for as long as the row does: what stands below keeps its place. */
function OwnWord({ weighed, advice, help, t }: PanelProps) {
  const line = useHeldHeight(weighed !== null);
  return (
    <div class="own-word" ref={line}>
      <WeighedLine weighed={weighed} better={bestShown(advice, help)} t={t} />
    </div>
  );
}

function Panel(props: PanelProps & { readonly puzzle: NonNullable<PanelProps['puzzle']> }) {
  const { notice, advice, actions, t } = props;
  const isLooking = advice === null || (advice.status === 'open' && advice.progress === 'looking');
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
          <Icon d={CROSS} />
        </button>
      </header>
      <div class="content" ref={useHeldHeight(!isLooking)}>
        {notice && <p class="notice">{noticeOf(props, t)}</p>}
        <FailureLine {...props} />
        <OwnWord key={props.puzzle.key} {...props} />
        <PanelAdvice {...props} />
        {advice?.status === 'no-lexicon' && (
          <WhichLexicon lexicons={props.lexicons} tell={actions.tellLexicon} t={t} />
        )}
        <UnknownAnswers {...props} />
        <Automatic {...props} />
        <SwitchOff {...props} />
      </div>
    </section>
  );
}

/** Keeps something as high as it was until it says what it is to say: it lies beside a board that is looked at. */
function useHeldHeight(isSettled: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const it = element.current;
    if (!it) return;
    it.style.minHeight = isSettled ? '' : `${height.current}px`;
    if (isSettled) height.current = it.offsetHeight;
  });
  return element;
}

function PanelAdvice(props: PanelProps & { readonly puzzle: NonNullable<PanelProps['puzzle']> }) {
  const { puzzle, advice, help, isRaised, isReported, playing, actions, t } = props;
  return (
    <AdviceView
      compact
      Open={PanelOpen}
      advice={advice}
      puzzle={puzzle.key}
      boards={puzzle.boards.length}
      help={help}
      more={advice && <HelpButtons {...{ advice, help, isRaised, t }} onHelp={actions.setHelp} />}
      onPick={playing ? undefined : actions.pick}
      guessesLeft={puzzle.guessesLeft}
      loadCandidates={actions.loadCandidates}
      onReview={isReported ? undefined : actions.review}
      report={
        isEnd(advice, puzzle.guessesLeft) &&
        !isReported && (
          <EndReport
            key={puzzle.key}
            load={actions.ownGame}
            ask={actions.askReview}
            copy={actions.copy}
            onReview={actions.review}
            t={t}
          />
        )
      }
      t={t}
    />
  );
}

/** Answers that Knack did not have: its own pages alone may change the player's words. */
function UnknownAnswers({ advice, t }: Pick<PanelProps, 'advice' | 't'>) {
  return unknownIn(advice).map((word) => (
    <p key={word}>
      {t('unknownAnswer', { word: capitals(word) })} {t('addInPopup')}
    </p>
  ));
}

/** What Knack does by itself while the game goes on. */
function Automatic({ advice, help, settings, playing, offersPlay, actions, t }: PanelProps) {
  const showsWord = reaches(help, 'word');
  if (advice !== null && advice.status !== 'open') return null;
  return (
    <div class="automatic">
      <Switch
        label={t('fill')}
        help={showsWord ? undefined : t('fillNeedsWord')}
        on={settings.fill}
        disabled={!showsWord && !settings.fill}
        onChange={actions.setFill}
      />
      {showsWord && !playing && !offersPlay && <small>{t('playOnElsewhere')}</small>}
      {(playing || (showsWord && offersPlay)) && (
        <button
          type="button"
          class={playing ? 'play primary' : 'play'}
          onClick={() => actions.play(!playing)}
        >
          {t(playing ? 'stopPlaying' : 'playOn')}
        </button>
      )}
    </div>
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
function SwitchOff({ siteName, actions, t }: Pick<PanelProps, 'siteName' | 'actions' | 't'>) {
  return (
    <details class="switch-off">
      <summary>{t('overlayOff')}</summary>
      <p>{t('overlayOffHelp', { game: siteName })}</p>
      <button type="button" class="primary" onClick={actions.switchOff}>
        {t('overlayOffYes')}
      </button>
    </details>
  );
}

/** The button that was pressed may be far below. */
const bringIntoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

function FailureLine({ failure, t }: Pick<PanelProps, 'failure' | 't'>) {
  if (!failure) return null;
  return (
    <p class="notice" role="alert" ref={bringIntoView}>
      {t(failure.sentence, { word: capitals(failure.word ?? '') })}
    </p>
  );
}

/** What the panel is folded to, or stands for it where there is too little room. */
function Pill(props: PanelProps) {
  const { puzzle, unread, advice, help, settings, playing, weighed, actions, t } = props;
  const notice = noticeOf(props, t);
  if (!puzzle) return <Unreadable unread={unread} actions={actions} t={t} />;
  const isFilling = settings.fill && reaches(help, 'word');
  const summary = advice ? summarize(advice, puzzle.boards.length, t) : t('working');
  const sentence = isFilling ? `${summary} ${t('fillIsOn')}` : summary;
  const said = weighed && weighedSentence(weighed, bestShown(advice, help), t);
  return (
    <div class="pill" role="group" aria-label={t('name')}>
      <button
        type="button"
        class="unfold"
        title={notice || said || sentence}
        onPointerDown={actions.drag}
        onKeyDown={byArrows(actions.move)}
        onClick={() => actions.fold(false)}
      >
        <Mark />
        <span aria-hidden="true">{weighed ? weighedSign(weighed, t) : shortOf(advice, t)}</span>
        {isFilling && <Icon d={KEYBOARD} />}
        {notice && (
          <span class="warning" aria-hidden="true">
            !
          </span>
        )}
        <span class="sr-only">{`${sentence} ${t('overlayUnfold')}`}</span>
      </button>
      {playing && (
        <button type="button" class="primary" onClick={() => actions.play(false)}>
          {t('stopPlaying')}
        </button>
      )}
      {notice && <p class="notice">{notice}</p>}
      {said && !notice && (
        <p class="notice" aria-hidden="true">
          {said}
        </p>
      )}
    </div>
  );
}

/** In less room the sentence stands instead of what is asked, and at last a sign instead of the sentence. */
function Unreadable({ unread, actions, t }: Pick<PanelProps, 'unread' | 'actions' | 't'>) {
  const { why, isAdded, proposed } = unread;
  const asked = why?.kind === 'colours' && isAdded ? why : null;
  const sentence = asked ? `${t('unreadColours')} ${t('overlayNoRoom')}` : unreadSentence(why, isAdded, t);
  return (
    <div
      class="pill message"
      role="group"
      aria-label={t('name')}
      title={sentence}
      onPointerDown={actions.drag}
    >
      <MoveButton actions={actions} t={t} />
      {asked && <Colours why={asked} proposed={proposed} tell={actions.tellLooks} t={t} />}
      <p class={asked ? 'sentence instead' : 'sentence'}>{sentence}</p>
      <span class="sign" aria-hidden="true">
        <Mark />!
      </span>
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

/** How many words are left; with several boards, how many of them are solved. */
function shortOf(advice: Advice | null, t: Translate): string {
  if (!advice) return '…';
  if (advice.status === 'lost') return '✗';
  if (advice.status !== 'open') return advice.status === 'solved' ? '✓' : '?';
  const { boards } = advice;
  const solved = boards.filter((board) => board.solved).length;
  if (boards.length > 1) return `${t.number(solved)}/${t.number(boards.length)}`;
  return t.number(boards[0]!.likely || boards[0]!.possible);
}

const KEYBOARD = 'M1.5 4h13v8h-13zM4 6.5h.1m3.9 0h.1m3.9 0h.1M5 9.5h6';
const CROSS = 'm4.5 4.5 7 7m0-7-7 7';

function Icon({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
