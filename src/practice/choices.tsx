/** What to play: the language, the length, hard mode, and an answer of one's own. */
import { BOARD_COUNTS } from '../protocol/practice.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Lexicon, LEXICON_NAMES, LEXICONS } from '../lexicons/lexicons.ts';
import { lexiconName } from '../ui/lexicon-name.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { focusBoard } from './board.tsx';
import type { Choices, AnswerProblem, Practice } from './practice.ts';

interface Props {
  readonly choices: Choices;
  readonly practice: Practice;
  readonly newGame: () => void;
  readonly t: Translate;
}

interface NumberListProps<N extends number> {
  readonly id: string;
  readonly label: string;
  readonly numbers: readonly N[];
  readonly value: N;
  readonly onChange: (list: HTMLSelectElement, next: N) => void;
}

function NumberList<N extends number>({ id, label, numbers, value, onChange }: NumberListProps<N>) {
  return (
    <label>
      {label}
      <select
        id={id}
        value={value}
        onChange={({ currentTarget: list }) => onChange(list, numbers[list.selectedIndex]!)}
      >
        {numbers.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ChoicesForm({ choices, practice, newGame, t }: Props) {
  const { lexicon, length, hard, boards } = choices;
  const { lengths } = LEXICONS[lexicon];
  const choose = (list: HTMLSelectElement, next: Partial<Choices>) => {
    // A player who uses the keyboard may not have finished choosing.
    if (!list.matches(':focus-visible')) focusBoard({ preventScroll: true });
    void practice.choose(next);
  };
  return (
    <section class="choices" aria-labelledby="choices-title">
      <h2 id="choices-title">{t('practiceChoices')}</h2>
      <div class="lists">
        <label>
          {t('language')}
          <select
            id="lexicon"
            value={lexicon}
            onChange={({ currentTarget: list }) => choose(list, { lexicon: list.value as Lexicon })}
          >
            {LEXICON_NAMES.map((name) => (
              <option key={name} value={name}>
                {lexiconName(name, t)}
              </option>
            ))}
          </select>
        </label>
        <div class="lists">
          <NumberList
            id="length"
            label={t('wordLength')}
            numbers={lengths}
            value={length}
            onChange={(list, next) => choose(list, { length: next })}
          />
          <NumberList
            id="boards"
            label={t('boards')}
            numbers={BOARD_COUNTS}
            value={boards}
            onChange={(list, next) => choose(list, { boards: next })}
          />
        </div>
      </div>
      {boards === 1 && (
        <Switch
          label={t('practiceHard')}
          help={t('practiceHardHelp')}
          on={hard}
          onChange={(on) => void practice.choose({ hard: on })}
        />
      )}
      <div class="anew">
        <p class="help">{t('practiceChoicesHelp')}</p>
        <button type="button" onClick={newGame}>
          {t('newGame')}
        </button>
      </div>
      <OwnAnswer lexicon={lexicon} practice={practice} t={t} />
    </section>
  );
}

interface OwnAnswerProps {
  readonly lexicon: Lexicon;
  readonly practice: Practice;
  readonly t: Translate;
}

function OwnAnswer({ lexicon, practice, t }: OwnAnswerProps) {
  const [text, setText] = useState('');
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<AnswerProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { language, lengths } = LEXICONS[lexicon];
  // What is wrong in one language may be right in another.
  useEffect(() => setProblem(null), [lexicon]);

  const play = async () => {
    const next = await practice.playOwn(text, problem === 'unknown');
    setProblem(next);
    if (next) {
      field.current?.focus();
      return;
    }
    // Nobody should see the word afterwards, and the next key is for the game.
    focusBoard();
    setText('');
    setShown(false);
    setOpen(false);
  };

  const said = () => {
    if (problem === null) return '';
    if (problem === 'noWorker') return t('trouble_noWorker');
    return t(`ownAnswer_${problem}`, { lengths: t.list(lengths.map(String)) });
  };

  return (
    <details class="own" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('ownAnswer')}</summary>
      <p class="help">{t('ownAnswerHelp')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <label>
          {t('ownAnswerField')}
          <input
            ref={field}
            id="own-answer"
            {...(isShown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
            lang={language}
            value={text}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            aria-invalid={problem !== null}
            aria-describedby="own-result"
            onInput={(event) => {
              setText(event.currentTarget.value);
              setProblem(null);
            }}
          />
        </label>
        <span class="buttons">
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {t('showAnswer')}
          </button>
          <button type="submit" class="primary">
            {t(problem === 'unknown' ? 'playAnyway' : 'playAnswer')}
          </button>
        </span>
      </form>
      <p id="own-result" class="failed" role="status">
        {said()}
      </p>
    </details>
  );
}
