/** Greens first; what is left of the solution then goes to the yellows from left to right. */
export function grade(guess, solution) {
  const left = [...solution];
  const states = [...guess].map((letter, i) => {
    if (letter !== solution[i]) return 'absent';
    left[i] = null;
    return 'correct';
  });
  return states.map((state, i) => {
    if (state === 'correct' || !left.includes(guess[i])) return state;
    left[left.indexOf(guess[i])] = null;
    return 'present';
  });
}

/** What hard mode has against a guess. The last row is enough: it had to keep what the rows above it showed. */
export function hardModeObjection(guess, last, solution) {
  const states = grade(last, solution);
  const missed = states.findIndex((state, i) => state === 'correct' && guess[i] !== last[i]);
  if (missed >= 0) return `${last[missed]} muss an Stelle ${missed + 1} stehen`;
  const left = [...guess];
  for (const letter of [...last].filter((_, i) => states[i] !== 'absent')) {
    if (!left.includes(letter)) return `Das Wort muss ${letter} enthalten`;
    left[left.indexOf(letter)] = null;
  }
  return null;
}

/** The best that each letter has been. */
export function letterStates(guesses, solution) {
  const best = new Map();
  for (const guess of guesses) {
    for (const [i, state] of grade(guess, solution).entries()) {
      const before = best.get(guess[i]);
      if (before !== 'correct' && !(before === 'present' && state === 'absent')) best.set(guess[i], state);
    }
  }
  return best;
}
