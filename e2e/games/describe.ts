/** A game's properties in words, to count failures by and to print. */
import type { Game } from './game.ts';

/** The properties of a game that are not those of most games, each as `name: value`. */
export function propertiesOf(game: Game): string[] {
  const { language, boards, markup, layout, palette, wording, reveal, keyboard, input, refusal, extras } =
    game;
  const all: Record<string, string | number | boolean | null> = {
    unreadable: game.unreadable,
    language: language.language,
    width: language.width,
    lang: language.lang === language.language ? 'right' : language.lang === null ? 'missing' : 'other',
    rule: game.rule,
    boards: boards.count,
    place: boards.place,
    limit: boards.count === 1 ? boards.limit : `boards + ${boards.limit - boards.count}`,
    given: boards.given,
    solved: boards.count === 1 ? null : boards.solved,
    headed: boards.count > 1 && boards.headed,
    tile: markup.element,
    inside: markup.inside,
    wrapped: markup.wrapped && markup.sayer,
    ids: markup.ids,
    classes: markup.classes.kind,
    capitals: markup.capitals,
    redraw: markup.redraw,
    app: markup.app,
    rows: layout.rows,
    later: layout.later,
    open: layout.open,
    'beside rows': layout.notes === 'none' ? null : layout.notes,
    cursor: layout.cursor,
    ratio: layout.ratio === 1 ? null : layout.ratio,
    blank: markup.blank === '' ? null : JSON.stringify(markup.blank),
    clock: extras.clock,
    'in a dialog': extras.inDialog,
    'hints while typed': extras.hints || null,
    'letters that remind': extras.reminds === 'not' ? null : extras.reminds,
    palette: palette.name,
    channel: palette.channel,
    typed: palette.typed,
    painter: wording.painter,
    words: wording.kind === 'none' ? 'none' : `${wording.kind} (${Object.values(wording.words).join(' ')})`,
    'kind of words': wording.kind,
    label: wording.label,
    unseen: wording.unseen,
    absent: wording.absent,
    reveal: markup.inside === 'two faces' ? `faces, back ${reveal.back}` : reveal.kind,
    step: reveal.step,
    win: reveal.win,
    'typed letters': reveal.typed,
    keyboard: keyboard.element ?? 'none',
    'said of keys': keyboard.element && keyboard.said,
    order: keyboard.element && keyboard.order,
    'enter key':
      keyboard.element && (keyboard.enter?.startsWith('<svg') ? 'icon' : (keyboard.enter ?? 'none')),
    'heard of keys': keyboard.element && keyboard.event,
    'state of keys': keyboard.element && keyboard.state,
    input: input.way === 'keys' ? `${input.event} on ${input.target} by ${input.by}` : input.way,
    'drops fast keys': input.way === 'keys' && input.pause > 0,
    refusal: refusal.way,
    help: extras.help,
    examples: extras.help === 'none' ? null : extras.examples,
    title: extras.title,
    yesterday: extras.yesterday,
    statistics: extras.statistics,
    bubble: extras.bubble,
    'at the end': extras.atEnd,
    'other grid': extras.otherGrid,
    'known letters': extras.known,
    again: extras.again,
  };
  return Object.entries(all)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => `${name}: ${value}`);
}

/** All of a game on a few lines. */
export function describeGame(game: Game): string {
  const { answers, guesses, given } = game;
  const words = `answers: ${answers.join(' ')}\nguesses: ${guesses.join(' ')}${given === null ? '' : `\ngiven: ${given}`}`;
  return `game ${game.seed}\n${propertiesOf(game).join('\n')}\n${words}`;
}
