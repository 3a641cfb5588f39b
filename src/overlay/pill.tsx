/** What the panel is folded to. */
import type { Advice } from '../protocol/advice.ts';
import { reaches } from '../protocol/help.ts';
import { bestShown } from '../ui/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { summarize } from '../ui/summary.ts';
import { Colours, unreadSentence } from '../ui/unread.tsx';
import { weighedSentence, weighedSign } from '../ui/weighed.ts';
import { byArrows, Cross, Icon, MoveButton } from './handle.tsx';
import { noticeOf, type PanelProps } from './panel-props.ts';

const KEYBOARD = 'M1.5 4h13v8h-13zM4 6.5h.1m3.9 0h.1m3.9 0h.1M5 9.5h6';

/** What the panel is folded to, or stands for it where there is too little room. */
export function Pill(props: PanelProps) {
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
        <button class="primary" onClick={() => actions.play(false)}>
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
  const { why, isAdded, proposed, noLooks } = unread;
  const asked = why?.kind === 'colours' && isAdded && !noLooks ? why : null;
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
      <Cross label={t('overlayDismiss')} onClick={actions.dismiss} />
    </div>
  );
}

/** How to get the overlay back, once it is switched off. */
export function Leaving({ siteName, failure, actions, t }: PanelProps) {
  return (
    <div class="pill message" role="group" aria-label={t('name')} onPointerDown={actions.drag}>
      {failure ? (
        <p role="alert">{t('settingsFailed')}</p>
      ) : (
        <>
          <p class="sentence">{t('overlayGone', { game: siteName })}</p>
          <span class="sign" aria-hidden="true">
            {t('overlayGoneShort')}
          </span>
        </>
      )}
      <button class="undo" onClick={actions.switchOn}>
        {t('undo')}
      </button>
      <Cross label={t('overlayDismiss')} onClick={actions.leave} />
    </div>
  );
}

const Mark = () => (
  <span class="logo" aria-hidden="true">
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
