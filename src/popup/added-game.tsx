/** What Knack sees of a game on a site that the player has added, and what it has to be told of it. */
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import type { Game } from '../protocol/game.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import { patternOf } from '../sites/added.ts';
import { nameOf } from '../sites/sites.ts';
import { LexiconSelect } from '../ui/lexicon-select.tsx';
import { RULE_NAMES, RuleSelect } from '../ui/rule-select.tsx';
import { Switch } from '../ui/switch.tsx';
import { useTelling } from '../ui/use-telling.ts';
import { WhichLexicon } from '../ui/which-lexicon.tsx';
import type { AppProps } from './props.ts';

interface Props extends AppProps {
  readonly game: Game;
}

export function AddedGame(props: Props & { readonly tab: number }) {
  const { tab, game, record, ask, t } = props;
  const [failed, send] = useTelling();
  const { lexicon } = game;
  const tellLexicon = (told: ToldLexicon) => ask({ type: 'tellLexicon', tab, lexicon: told });
  const seen = t('seen', {
    boards: game.boards.length,
    letters: game.width,
    guesses: game.limit ?? 0,
  });
  const isAsked = lexicon === null && !record.noLexicon;
  const likely = record.lexicons.length > 0 ? record.lexicons : LEXICON_NAMES;
  return (
    <section class="added">
      <p class="seen">{seen}</p>
      {isAsked && <WhichLexicon lexicons={likely} tell={tellLexicon} t={t} />}
      <div class="site">
        {!isAsked && (
          <LexiconSelect
            value={lexicon}
            label={t('language')}
            onChange={(told) => send(tellLexicon(told))}
            t={t}
          />
        )}
        {!record.isPrivate && <Always {...props} />}
      </div>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </section>
  );
}

/** How the game marks repeated letters, where its rows show that it does so in its own way. */
export function RuleFound({
  tab,
  record: { advice },
  ask,
  t,
}: Pick<AppProps, 'record' | 'ask' | 't'> & { readonly tab: number }) {
  const [failed, send] = useTelling();
  const rule = advice?.status === 'open' && advice.rule;
  if (!rule) return null;
  return (
    <details class="rule-found">
      <summary>
        {t('repeatRule')}: {t(RULE_NAMES[rule])}
      </summary>
      <p>{t('repeatRuleFound')}</p>
      <RuleSelect value={rule} onChange={(next) => send(ask({ type: 'tellRule', tab, rule: next }))} t={t} />
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </details>
  );
}

/** Whether Knack is to be on the site without being asked. */
function Always({ game: { site }, isAlways, requestAccess, ask, t }: Props) {
  const [failed, follow] = useTelling();
  const set = async (on: boolean) => {
    // Sent first, since Chrome closes the popup for its question:
    // https://developer.chrome.com/docs/extensions/develop/ui/add-popup
    const told = ask({ type: 'always', site, on });
    const given = !on || (await requestAccess([patternOf(site)]));
    await told;
    // What the browser has let Knack do by then is looked at anew.
    await ask({ type: 'always', site, on: on && given });
  };
  return (
    <>
      <Switch
        label={t('always')}
        title={t('alwaysHelp', { site: nameOf(site) })}
        on={isAlways}
        onChange={(on) => follow(set(on))}
      />
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </>
  );
}
