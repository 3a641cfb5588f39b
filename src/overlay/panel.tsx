/** The panel beside the board, and the ghost letters. No form is around them: their buttons need no type. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reaches } from '../protocol/help.ts';
import { AdviceView } from '../ui/advice-view.tsx';
import { PanelOpen } from '../ui/panel-open.tsx';
import { HelpButtons } from '../ui/help-buttons.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { capitals } from '../ui/capital.ts';
import { bestShown } from '../ui/help.ts';
import { isEnd, unknownIn } from '../ui/report.ts';
import { Switch } from '../ui/switch.tsx';
import { WhichLexicon } from '../ui/which-lexicon.tsx';
import { weighedSentence } from '../ui/weighed.ts';
import { WeighedLine } from '../ui/weighed-line.tsx';
import { EndReport } from './end-report.tsx';
import type { GhostLetter } from './ghost.ts';
import { Cross, MoveButton } from './handle.tsx';
import { noticeOf, type PanelProps } from './panel-props.ts';
import { Leaving, Pill } from './pill.tsx';
import { sizeOf } from './placement.ts';

export function Overlay(props: PanelProps) {
  const { puzzle, folded, leaving, siteName, theme, ghosts, stackingOrder, announcement, weighed, t } = props;
  const classes = ['overlay', theme.dark ? 'dark' : 'light', ...(theme.contrast ? ['contrast'] : [])];
  return (
    <div class={classes.join(' ')} lang={t.locale}>
      <Announcer sentences={leaving ? [t('overlayGone', { game: siteName })] : announcement} />
      {/* Whatever it is folded to, or hidden behind. */}
      <div class="sr-only" role="alert">
        {!leaving && noticeOf(props, t)}
      </div>
      <div class="sr-only" role="status">
        {!leaving && weighed && weighedSentence(weighed, null, t)}
      </div>
      <div class="ghosts" aria-hidden="true" style={{ zIndex: stackingOrder }}>
        {ghosts.map((ghost) => (
          <Ghost {...ghost} />
        ))}
      </div>
      {puzzle && !folded && !leaving && <Panel {...props} puzzle={puzzle} />}
      {leaving ? <Leaving {...props} /> : <Pill {...props} />}
    </div>
  );
}

function Ghost({ letter, place, colour, ground, font, size }: GhostLetter) {
  const { width, height } = sizeOf(place);
  return (
    <span
      style={{
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${width}px`,
        height: `${height}px`,
        color: colour,
        ...(ground !== null && { backgroundColor: ground }),
        fontFamily: font,
        fontSize: `${size}px`,
      }}
    >
      {letter}
    </span>
  );
}

/**
 * What the player's own word is worth. Its room stays while the row has letters, unless the game has refused it: what
 * stands below keeps its place.
 */
function OwnWord({ puzzle, weighed, notice, advice, help, t }: PlayedProps) {
  const isEmpty = puzzle.boards.some(({ empty }) => empty.length > 0);
  const line = useHeldHeight(isEmpty || Boolean(weighed ?? notice));
  return (
    <div class="own-word" ref={line}>
      <WeighedLine weighed={weighed} better={bestShown(advice, help)} t={t} />
    </div>
  );
}

/** The same where there is a game. */
type PlayedProps = PanelProps & { readonly puzzle: NonNullable<PanelProps['puzzle']> };

function Panel(props: PlayedProps) {
  const { notice, advice, actions, t } = props;
  return (
    <section class="panel" aria-label={t('name')}>
      <header onPointerDown={actions.drag}>
        <MoveButton {...props} />
        <h1>{t('name')}</h1>
        <Cross class="fold" label={t('overlayFold')} onClick={() => actions.fold(true)} />
      </header>
      <div class="content">
        {notice && <p class="notice">{noticeOf(props, t)}</p>}
        <FailureLine {...props} />
        <OwnWord key={props.puzzle.key} {...props} />
        <PanelAdvice {...props} />
        {advice?.status === 'no-lexicon' && !advice.isNone && (
          <WhichLexicon lexicons={props.lexicons} tell={actions.tellLexicon} t={t} />
        )}
        <UnknownAnswers {...props} />
        <Automatic {...props} />
        <button class="switch-off" onClick={actions.switchOff}>
          {t('overlayOff')}
        </button>
      </div>
    </section>
  );
}

/** Keeps something as high as it was until it says what it is to say: it lies beside a board that is looked at. */
function useHeldHeight(isSettled: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const it = element.current!;
    it.style.minHeight = isSettled ? '' : `${height.current}px`;
    if (isSettled) height.current = it.offsetHeight;
  });
  return element;
}

function PanelAdvice(props: PlayedProps) {
  const { puzzle, stale, help, isRaised, isReported, playing, actions, t } = props;
  const advice = stale?.advice ?? props.advice;
  return (
    <AdviceView
      compact
      Open={PanelOpen}
      advice={advice}
      isStale={stale !== null}
      puzzle={stale?.key ?? puzzle.key}
      boards={puzzle.boards.length}
      hasGuess={!puzzle.isNew}
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
        <button class={playing ? 'play primary' : 'play'} onClick={() => actions.play(!playing)}>
          {t(playing ? 'stopPlaying' : 'playOn')}
        </button>
      )}
    </div>
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
