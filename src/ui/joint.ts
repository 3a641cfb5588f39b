/** Apart from what checks messages, of which the script on a game's page needs nothing for this. */
import type { AnySuggestion, JointSuggestion } from '../protocol/advice.ts';

/** Whether a suggestion is one for several boards together. */
export const isJoint = (one: AnySuggestion): one is JointSuggestion => 'solves' in one;
