/** The popup: what Knack makes of the game in the tab, and the switches for auto-fill. */
import { useState } from 'preact/hooks';
import { GAMES } from '../games/games.ts';
import { type Lexicon, LEXICON_NAMES, type LexiconInfo, LEXICONS } from '../lexicons.ts';
import type { Ask } from '../messages.ts';
import type { HandState, TabState } from '../session.ts';
import type { Settings } from '../settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';
import { AnswerView } from './answer.tsx';
import type { Contact } from './contact.ts';

export interface AppProps {
  readonly tab: number | undefined;
  /** Null while the page has not answered. */
  readonly contact: Contact | null;
  readonly state: TabState;
  readonly hand: HandState;
  readonly settings: Settings;
  readonly ask: Ask;
  readonly saveSettings: SaveSettings;
  readonly openGame: (address: string) => void;
  readonly openOptions: () => void;
  readonly reload: () => void;
  /** Asks the browser for access; resolves to whether it was given. */
  readonly requestAccess: (patterns: readonly string[]) => Promise<boolean>;
  readonly t: Translate;
}

export function App(props: AppProps) {
  const { tab, state, hand, ask, openOptions, t } = props;
  const playing = tab !== undefined && state.report !== null;
  const readable = playing && state.report.board !== 'unreadable';
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="20" height="20" />
        <h1>{t('name')}</h1>
        <button type="button" onClick={openOptions}>
          {t('settings')}
        </button>
      </header>
      <main>
        {playing ? <Game {...props} tab={tab} /> : <NoGame {...props} />}
        {readable && <Switches {...props} />}
        <ByHand
          key={String(readable)}
          hand={hand.hints.length > 0 || !playing ? hand : { ...hand, lexicon: state.report.lexicon }}
          open={!readable || hand.hints.length > 0}
          ask={ask}
          t={t}
        />
      </main>
    </>
  );
}

function Game({ tab, state: { report, answer, notice }, ask, t }: AppProps & { tab: number }) {
  const { board, hard } = report!;
  if (board === 'unreadable') return <p class="summary">{t('unreadable')}</p>;
  if (board === 'not-started') {
    return (
      <>
        <p class="summary">{t('notStarted')}</p>
        <p>{t('notStartedHelp')}</p>
      </>
    );
  }
  return (
    <>
      {notice && (
        <p class="notice" role="alert">
          {t(`notice_${notice.kind}`, { word: notice.word.toUpperCase() })}
        </p>
      )}
      {hard && (
        <p>
          <small>{t('hardMode')}</small>
        </p>
      )}
      <AnswerView hints={board.hints} answer={answer} of={tab} ask={ask} t={t} />
    </>
  );
}

function NoGame({ contact, openGame, reload, requestAccess, t }: AppProps) {
  const [refused, setRefused] = useState(false);
  if (contact?.kind === 'unloaded') {
    return <Offer text={t('reloadNeeded')} button={t('reload')} onClick={reload} />;
  }
  if (contact?.kind === 'withheld') {
    const games = t.list(contact.sites.map(({ game }) => game.name));
    const grant = () =>
      void requestAccess(contact.sites.flatMap(({ patterns }) => patterns)).then((given) =>
        setRefused(!given),
      );
    return (
      <Offer
        text={t(refused ? 'accessRefused' : 'accessNeeded')}
        button={t('grantAccess', { site: games })}
        onClick={grant}
      />
    );
  }
  return (
    <section class="offer">
      <p class="summary" role="status">
        {t('noGame')}
      </p>
      <p>{t('noGameHelp')}</p>
      <div class="buttons">
        {byLanguage(t.locale).map(({ name, home }, n) => (
          <button type="button" class={n === 0 ? 'primary' : ''} onClick={() => openGame(home)}>
            {t('openGame', { game: name })}
          </button>
        ))}
      </div>
    </section>
  );
}

/** All games, those in a language first. */
function byLanguage(language: string) {
  const isOf = (lexicon: Lexicon) => LEXICONS[lexicon].language === language;
  return [...GAMES].sort((a, b) => Number(isOf(b.lexicon)) - Number(isOf(a.lexicon)));
}

interface OfferProps {
  readonly text: string;
  readonly button: string;
  readonly onClick: () => void;
}

/** A sentence on what is the matter, and the button that helps. */
function Offer({ text, button, onClick }: OfferProps) {
  return (
    <section class="offer">
      <p class="summary" role="status">
        {text}
      </p>
      <button type="button" class="primary" onClick={onClick}>
        {button}
      </button>
    </section>
  );
}

function Switches({ settings, saveSettings, t }: AppProps) {
  const [failed, change] = useSaving(saveSettings);
  return (
    <section class="switches">
      <Switch
        label={t('fill')}
        help={t('fillHelp')}
        on={settings.fill}
        onChange={(fill) => change({ fill })}
      />
      {settings.fill && (
        <Switch label={t('enter')} on={settings.enter} onChange={(enter) => change({ enter })} />
      )}
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </section>
  );
}

function ByHand({ hand, open, ask, t }: { hand: HandState; open: boolean; ask: Ask; t: Translate }) {
  const [text, setText] = useState(hand.hints.join('\n'));
  const [lexicon, setLexicon] = useState(hand.lexicon);
  // Open at first where it is needed; from then on as the player has it.
  const [isOpen, setOpen] = useState(open);
  const [failed, setFailed] = useState(false);
  const solve = (next: string, nextLexicon: Lexicon) => {
    setText(next);
    setLexicon(nextLexicon);
    const hints = next.split('\n').filter((line) => line.trim() !== '');
    // The answer arrives through the session store, as for a board.
    void ask({ type: 'solve', hand: 'hand', lexicon: nextLexicon, hints }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <details class="by-hand" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('byHand')}</summary>
      <label class="lexicon">
        {t('language')}
        <select value={lexicon} onChange={(event) => solve(text, event.currentTarget.value as Lexicon)}>
          {LEXICON_NAMES.map((name) => {
            const { language, spelling }: LexiconInfo = LEXICONS[name];
            return <option value={name}>{t.language(language) + (spelling ? ` (${spelling})` : '')}</option>;
          })}
        </select>
      </label>
      <label>
        <span class="sr-only">{t('byHandLabel')}</span>
        <textarea
          rows={3}
          placeholder={LEXICONS[lexicon].example}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          aria-describedby="by-hand-help"
          onInput={(event) => solve(event.currentTarget.value, lexicon)}
        />
      </label>
      <p id="by-hand-help">
        <small>{t('byHandHelp')}</small>
      </p>
      {failed && <p role="alert">{t('noWorker')}</p>}
      {hand.hints.length > 0 && (
        <>
          <button type="button" onClick={() => solve('', lexicon)}>
            {t('clear')}
          </button>
          <AnswerView
            hints={hand.answer?.status === 'not-hints' ? [] : hand.hints}
            answer={hand.answer}
            of="hand"
            ask={ask}
            t={t}
          />
        </>
      )}
    </details>
  );
}
