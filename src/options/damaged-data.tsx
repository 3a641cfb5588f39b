/** Says what cannot be read of what Knack has stored, and removes it when the player asks for that. */
import type { Part } from '../stores/stored-data.ts';
import type { Translate } from '../ui/i18n.ts';

interface Props {
  readonly damage: readonly Part[];
  readonly onRemove: () => void;
  readonly t: Translate;
}

export function DamagedData({ damage, onRemove, t }: Props) {
  if (damage.length === 0) return null;
  const parts = t.list([...new Set(damage)].map((part) => t(`damaged_${part}`)));
  return (
    <div class="damaged">
      <p class="notice" role="alert">
        {t('damage', { parts })}
      </p>
      <button type="button" onClick={onRemove}>
        {t('removeDamaged')}
      </button>
    </div>
  );
}
