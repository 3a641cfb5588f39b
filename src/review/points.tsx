/** Skill and luck, as numbers and as bars. */
import type { Translate } from '../ui/i18n.ts';

const MOST = 99;

interface Props {
  /** Null where it could not be measured. */
  readonly skill: number | null;
  readonly luck: number | null;
  readonly t: Translate;
}

export function Points({ skill, luck, t }: Props) {
  const both = [
    { name: 'skill', points: skill },
    { name: 'luck', points: luck },
  ] as const;
  return (
    <dl class="points">
      {both.map(
        ({ name, points }) =>
          points !== null && (
            <div key={name} class={name}>
              <dt>{t(name)}</dt>
              <dd>
                {t.number(points)}
                <span class="bar" aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * points) / MOST}%` }} />
                </span>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
