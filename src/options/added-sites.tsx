/** The sites that the player has added: which words they are played with, and whether Knack is there always. */
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import type { Ask, ListedSite } from '../protocol/requests.ts';
import { alwaysHere, siteOf } from '../sites/granted.ts';
import { nameOf } from '../sites/sites.ts';
import { type AccessProps, AlwaysSwitch, patternName } from '../ui/always-switch.tsx';
import { lexiconName } from '../ui/lexicon-name.ts';
import { useTelling } from '../ui/use-telling.ts';
import { RuleSelect } from '../ui/rule-select.tsx';

interface Props extends AccessProps {
  readonly sites: readonly ListedSite[];
  readonly ask: Ask;
  /** The match patterns that the player has granted. */
  readonly granted: readonly string[];
}

export function AddedSites({ sites, ...rest }: Props) {
  const { granted, t } = rest;
  // Those of one site each have its switch.
  const wide = granted.filter((pattern) => siteOf(pattern) === null);
  return (
    <>
      {sites.length === 0 && <p class="empty">{t('noAddedSites')}</p>}
      {sites.map((site) => (
        <AddedSite key={site.site} {...site} {...rest} />
      ))}
      {wide.length > 0 && <Granted patterns={wide} t={t} />}
    </>
  );
}

/**
 * Access to many sites at once, which is granted in the browser's own settings, and is to be taken back there: where Knack
 * gives it back, Chrome takes that to the known games along.
 */
function Granted({ patterns, t }: Pick<Props, 't'> & { readonly patterns: readonly string[] }) {
  return (
    <div class="granted">
      <p>{t('grantedAccess')}</p>
      <ul>
        {patterns.map((pattern) => (
          <li key={pattern}>{patternName(pattern, t)}</li>
        ))}
      </ul>
    </div>
  );
}

function AddedSite({
  site,
  lexicon,
  noLexicon,
  rule,
  noLooks,
  isKept,
  granted,
  ask,
  ...access
}: ListedSite & Omit<Props, 'sites'>) {
  const { t } = access;
  const [failed, tryTo] = useTelling();
  const always = alwaysHere(site, granted);
  const title = `site-${site}`;
  return (
    <article class="added-site" aria-labelledby={title}>
      <h3 id={title}>{nameOf(site)}</h3>
      {isKept && (
        <>
          <label>
            {t('language')}
            <select
              value={noLexicon ? 'none' : (lexicon ?? '')}
              onChange={({ currentTarget: { value } }) =>
                tryTo(
                  ask({ type: 'siteLexicon', site, lexicon: value === '' ? null : (value as ToldLexicon) }),
                )
              }
            >
              <option value="">{t('languageByPage')}</option>
              {LEXICON_NAMES.map((name) => (
                <option value={name}>{lexiconName(name, t)}</option>
              ))}
              <option value="none">{t('noneOfThem')}</option>
            </select>
          </label>
          <RuleSelect
            value={rule ?? 'standard'}
            onChange={(next) => tryTo(ask({ type: 'siteRule', site, rule: next }))}
            t={t}
          />
        </>
      )}
      {always && <AlwaysSwitch {...always} {...access} />}
      {noLooks && (
        <button type="button" onClick={() => tryTo(ask({ type: 'askLooks', site }))}>
          {t('looksAgain')}
        </button>
      )}
      <button type="button" onClick={() => tryTo(ask({ type: 'forgetSite', site }))}>
        {t('forgetSite', { site: nameOf(site) })}
      </button>
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </article>
  );
}
