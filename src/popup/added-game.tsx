/** What Knack sees of a game on a site that the player has added, and what it has to be told of it. */
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import type { Game } from '../protocol/game.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import { alwaysHere } from '../sites/granted.ts';
import { nameOf } from '../sites/sites.ts';
import { AlwaysSwitch } from '../ui/always-switch.tsx';
import { LexiconSelect } from '../ui/lexicon-select.tsx';
import { RULE_NAMES, RuleSelect } from '../ui/rule-select.tsx';
import { useTelling } from '../ui/use-telling.ts';
import { WhichLexicon } from '../ui/which-lexicon.tsx';
import type { AppProps } from './props.ts';

interface Props extends AppProps {
  readonly game: Game;
}

export function AddedGame(props: Props & { readonly tab: number }) {
  const { tab, game, granted, record, ask, t } = props;
  const [failed, send] = useTelling();
  const { site, lexicon } = game;
  const always = record.isPrivate ? null : alwaysHere(site, granted);
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
        {always && <AlwaysSwitch {...props} {...always} title={t('alwaysHelp', { site: nameOf(site) })} />}
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
