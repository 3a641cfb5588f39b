/** What the scripts of a game (src/play) and of what lies over it (src/overlay) borrow of this one: scripts/lending.ts fills it in. */
export const tools: Readonly<Record<string, unknown>> = {};
