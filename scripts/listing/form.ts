/** What else the stores' forms ask, with the answers. */
import type { Publisher } from '../publisher.ts';
import { CATEGORIES } from './limits.ts';
import type { Listing } from './texts.ts';

const NOT_SET = 'not set yet: see scripts/publisher.ts';

/** The questions of the stores, each with its answer below it; what a form has boxes for is in English. */
export function formOf(
  listing: Listing,
  { homePage, address }: Pick<Publisher, 'homePage' | 'address'>,
  collected: readonly string[],
): string {
  const {
    host_permissions: hosts = '',
    optional_host_permissions: optional = '',
    ...others
  } = listing.reasons;
  const answers: [question: string, answer: string][] = [
    ['Category (Chrome)', CATEGORIES.chrome],
    ['Category (Firefox)', CATEGORIES.firefox],
    ['License (Firefox)', 'MIT License'],
    ['Home page', homePage ?? NOT_SET],
    ['Contact', address ?? NOT_SET],
    ['Privacy policy', 'the text of PRIVACY.md (Firefox), the address of it on the home page (Chrome)'],
    ['Single purpose (Chrome)', listing.purpose],
    ...Object.entries(others).map(([name, reason]): [string, string] => [
      `Permission justification: ${name} (Chrome)`,
      reason,
    ]),
    ['Host permission justification (Chrome)', `${hosts}\n\n${optional}`],
    ['Remote code (Chrome)', 'No, I am not using remote code'],
    [
      'Data usage: what is collected (Chrome)',
      'No box is ticked: nothing leaves the browser, but for the settings where the player has the browser sync them.',
    ],
    [
      'Data usage: certifications (Chrome)',
      'All three are ticked: no data is sold or transferred to third parties; none is used for what is unrelated to the single purpose; none is used for creditworthiness or lending.',
    ],
    ['Data collection (Firefox, from the manifest)', `required: ${collected.join(', ')}`],
    ['Use of data, for whoever asks', listing['data use']],
  ];
  return answers.map(([question, answer]) => `## ${question}\n\n${answer}\n`).join('\n');
}
