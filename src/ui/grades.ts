/** What a guess is called by its skill, before it is made, right after it, and when the game is over. */

/** From so much on, what costs a tenth of a guess at most, it is hard to beat: reviews are not more exact. */
export const BEST = 90;
/** From so much on, a fifth of a guess, it is good. */
export const GOOD = 82;
/** And from so much on, two fifths, fair. */
export const FAIR = 68;

export function gradeOf(skill: number): 'best' | 'good' | 'fair' | 'weak' {
  if (skill >= BEST) return 'best';
  if (skill >= GOOD) return 'good';
  return skill >= FAIR ? 'fair' : 'weak';
}

/** What luck from 0 to 99 is called. */
export function luckOf(points: number): 'lucky' | 'usual' | 'unlucky' {
  if (points >= 60) return 'lucky';
  return points >= 40 ? 'usual' : 'unlucky';
}
