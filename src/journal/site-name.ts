/** What players call the site of a game, Knack's own included. */
import { nameOf, siteById } from '../sites/sites.ts';
import type { Translate } from '../ui/i18n.ts';

export const siteName = (site: string, t: Translate): string =>
  siteById(site)?.kind === 'practice' ? t('practice') : nameOf(site);
