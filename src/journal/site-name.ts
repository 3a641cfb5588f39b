/** What players call the site of a game, Knack's own included. */
import { PRACTICE } from '../sites/practice.ts';
import { nameOf } from '../sites/sites.ts';
import type { Translate } from '../ui/i18n.ts';

export const siteName = (site: string, t: Translate): string =>
  site === PRACTICE ? t('practice') : nameOf(site);
