/** All attacks, in the order in which they are carried out. */
import type { Attack } from './attack.ts';
import { kills } from './kills.ts';
import { pages } from './pages.ts';
import { presses } from './presses.ts';
import { solver } from './solver.ts';
import { stores } from './stores.ts';
import { storms } from './storms.ts';
import { tabs } from './tabs.ts';

export const ATTACKS: readonly Attack[] = [solver, stores, kills, storms, tabs, pages, presses];
