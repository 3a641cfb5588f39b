/** Checks what a view shows by axe: the rules of WCAG 2.2 up to AA that a machine can check, and good practice. */
import axe, { type AxeResults } from 'axe-core';
import type { View } from './browsers/browser.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A function of axe's source: the policy of extension pages lets them evaluate no text, and load no foreign script. */
// oxlint-disable-next-line typescript/no-implied-eval
const install = new Function(axe.source) as () => void;

export interface Check {
  /** The part to be checked, all of its shadow roots included; the whole page unless given. */
  readonly include?: string;
  /** Elements whose contrast is no matter. */
  readonly except?: string;
  /** Whether to check no more than what depends on the colours. */
  readonly coloursOnly?: boolean;
}

/** What is wrong, a line for each element and rule. Open shadow roots are entered. */
export async function violations(view: View, check: Check = {}): Promise<string[]> {
  if (!(await view.evaluate(() => 'axe' in window, null))) await view.evaluate(install, null);
  return view.evaluate(
    async ({ include, except, rules }) => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      const context = include === null ? document : { include: [include] };
      const { violations } = await axe.run(context, {
        runOnly: rules,
        resultTypes: ['violations'],
        elementRef: true,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ element }) => !(id === 'color-contrast' && except && element!.matches(except)))
          .map(({ target, any, all, none }) => {
            const reasons = [...any, ...all, ...none].map(({ message }) => message);
            return `${id} at ${target.flat().join(' >>> ')}: ${help} (${reasons.join('; ')})`;
          }),
      );
    },
    {
      include: check.include ?? null,
      except: check.except ?? null,
      rules: check.coloursOnly ? { type: 'rule', values: OF_COLOURS } : { type: 'tag', values: TAGS },
    },
  );
}
