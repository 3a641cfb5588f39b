import { beforeAll, describe, expect, it } from 'vitest';
import { type Bundles, bundleScripts, LIMITS, tooLarge } from './bundles.ts';
import { TARGETS } from './manifest.ts';
import { partsOf } from './parts.ts';

describe.each(TARGETS)('the scripts for %s', (target) => {
  let bundles: Bundles;
  let texts: Record<string, string>;
  beforeAll(async () => {
    bundles = await bundleScripts(target, 'dist');
    texts = Object.fromEntries(bundles.bundles.map(({ path, text }) => [path.split('/').at(-1)!, text]));
  });

  it.each(['overlay.js', 'background.js'])('hold no sentences and no parser of them: %s', (name) => {
    const parts = partsOf(bundles.metafile, name);
    expect(parts.filter((path) => path.includes('_locales'))).toEqual([]);
    expect(parts.filter((path) => /@formatjs\/icu/.test(path))).toEqual([
      'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
    ]);
    // What every parser of ICU's syntax has to say at some time.
    expect(texts[name]).not.toMatch(/UNCLOSED_TAG|EXPECT_PLURAL_ARGUMENT_SELECTOR|UNMATCHED_CLOSING_TAG/);
  });

  it('leave what is shown to the script that is brought where there is a board', () => {
    const parts = partsOf(bundles.metafile, 'content.js');
    expect(parts.filter((path) => /^src\/(overlay|ui)\/|preact|intl-messageformat/.test(path))).toEqual([]);
  });

  it('leave what plays along to a script that is brought there too, and is given what reads the page', () => {
    const content = partsOf(bundles.metafile, 'content.js');
    expect(content.filter((path) => /^src\/(play|session)\//.test(path))).toEqual([]);
    for (const name of ['play.js', 'overlay.js']) {
      expect(partsOf(bundles.metafile, name).filter((path) => content.includes(path))).toEqual([]);
    }
    const play = partsOf(bundles.metafile, 'play.js');
    const overlay = partsOf(bundles.metafile, 'overlay.js');
    expect(overlay.filter((path) => path.startsWith('src/page/') && play.includes(path))).toEqual([]);
  });

  it('are as small as they have to be', () => {
    expect(tooLarge(bundles.bundles)).toEqual([]);
  });
});

describe('tooLarge', () => {
  it('says in a sentence which bundle is larger than it may be', () => {
    const bundle = (name: string, bytes: number) => ({
      path: `/knack/dist/chrome/${name}`,
      text: 'x'.repeat(bytes - 2) + 'é',
    });
    const bundles = [
      bundle('content.js', LIMITS['content.js']! + 1),
      bundle('background.js', 110_000),
      bundle('practice.js', 500_000),
    ];
    const limit = LIMITS['content.js']!;
    expect(tooLarge(bundles)).toEqual([`content.js has ${limit + 1} bytes, and may have ${limit} at most.`]);
  });
});
