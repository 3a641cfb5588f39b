/** What pages with a game of words are called, in folded text, by the tag of the language. */
export const GAME_NAMES: Readonly<Record<string, RegExp>> = {
  en: /w[ou]rd|lingo|letter/,
  de: /wort|buchstab/,
  pl: /słow|slow|liter/,
};
