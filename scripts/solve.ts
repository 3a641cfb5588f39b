/** Solves puzzles in the terminal: asks for hints one by one, or answers those it is given at once. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LEXICONS } from '../src/lexicons/lexicons.ts';
import { GUESSES, limitOf } from '../src/solver/play.ts';
import { STRATEGY_NAMES } from '../src/solver/strategies/names.ts';
import { openerOf } from '../src/solver/strategies/strategies.ts';
import { LEXICON_OPTIONS, loadLexicon } from './lexicon-option.ts';
import { createSession, type Game, readHint, standingOf, standingOfBoards } from './solve-session.ts';

const USAGE = `npm run solve -- [options] ["oater 11001" ...]

  --lang en|de|pl         the language (en); German with umlauts written out
  --spelling umlauts      German with ä, ö, ü and ß
  --length N              letters in a word (5)
  --strategy NAME         ${STRATEGY_NAMES.join(', ')} (${STRATEGY_NAMES[0]})
  --hard                  guesses obey the hints
  --vulgar                vulgar words are suggested and listed too

With hints it answers once; without, it asks for them. An empty argument ("") parts the hints of one board
from those of the next; of several boards Knack's own strategy plays.
`;

/**
 * Runs the command.
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  input: Readable,
  output: Writable,
  errors: Writable,
): Promise<number> {
  const print = (text: string) => output.write(`${text}\n`);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...LEXICON_OPTIONS,
        strategy: { type: 'string', default: STRATEGY_NAMES[0] },
        hard: { type: 'boolean', default: false },
        vulgar: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      print(USAGE);
      return 0;
    }
    const strategy = STRATEGY_NAMES.find((name) => name === values.strategy);
    if (strategy === undefined) throw new Error(`--strategy takes one of: ${STRATEGY_NAMES.join(', ')}.`);
    const { lexicon, book } = await loadLexicon(values);
    const { hard, vulgar } = values;
    const { language, spell } = LEXICONS[lexicon];
    const opener = openerOf(strategy, language);
    const game: Game = {
      ...book,
      spell,
      strategy,
      opener,
      hard,
      vulgar,
      refused: new Set(),
      forbidden: new Set(),
      guesses: GUESSES,
    };
    if (positionals.length === 0) {
      await follow(game, input, output);
      return 0;
    }
    const boards = boardsOf(positionals);
    if (boards.length > 1) {
      const hints = boards.map((board) => board.map((hint) => readHint(game, hint)));
      const { fits, text } = standingOfBoards(
        { ...game, opener: null, guesses: limitOf(boards.length) },
        hints,
      );
      print(text);
      return fits ? 0 : 1;
    }
    const { status, text } = standingOf(
      game,
      positionals.map((hint) => readHint(game, hint)),
    );
    print(text);
    return status === 'contradiction' || status === 'no-known-word' ? 1 : 0;
  } catch (error) {
    errors.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** The hints of each board: empty arguments part them. */
function boardsOf(positionals: readonly string[]): string[][] {
  const boards: string[][] = [[]];
  for (const text of positionals) {
    if (text.trim() === '') boards.push([]);
    else boards.at(-1)!.push(text);
  }
  return boards;
}

/** Follows a game until it is over, the player quits or the input ends. */
async function follow(game: Game, input: Readable, output: Writable): Promise<void> {
  const session = createSession(game);
  output.write(`${session.greeting}\n`);
  const lines = createInterface({ input, output });
  const ask = () => {
    lines.setPrompt(session.prompt());
    lines.prompt();
  };
  ask();
  for await (const line of lines) {
    const text = session.take(line);
    if (text === null) break;
    output.write(`${text}\n`);
    if (session.isOver()) break;
    ask();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await run(process.argv.slice(2), process.stdin, process.stdout, process.stderr);
}
