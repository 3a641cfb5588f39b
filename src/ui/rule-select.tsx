/** How a game marks a letter that a guess has more than once. */
import { REPEAT_RULES, type RepeatRule } from '../protocol/added-site.ts';
import type { MessageKey, Translate } from './i18n.ts';

export const RULE_NAMES: Readonly<Record<RepeatRule, MessageKey>> = {
  standard: 'repeatRule_standard',
  'any-copy': 'repeatRule_anyCopy',
  'unless-green': 'repeatRule_unlessGreen',
  'first-copy': 'repeatRule_firstCopy',
  'in-turn': 'repeatRule_inTurn',
  'in-turn-only': 'repeatRule_inTurnOnly',
};

interface Props {
  readonly value: RepeatRule;
  readonly onChange: (rule: RepeatRule) => void;
  readonly t: Translate;
}

export function RuleSelect({ value, onChange, t }: Props) {
  return (
    <label class="rule">
      {t('repeatRule')}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as RepeatRule)}>
        {REPEAT_RULES.map((rule) => (
          <option value={rule}>{t(RULE_NAMES[rule])}</option>
        ))}
      </select>
    </label>
  );
}
