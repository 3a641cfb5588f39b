/** A letter as games show it: one capital, ß too. */
export const capital = (letter: string): string => (letter === 'ß' ? 'ẞ' : letter.toUpperCase());

export const capitals = (word: string): string => [...word].map(capital).join('');
