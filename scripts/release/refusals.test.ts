import { describe, expect, it } from 'vitest';
import { refusals, type State } from './refusals.ts';

const READY: State = {
  branch: 'main',
  isClean: true,
  present: '0.1.0',
  tags: ['v0.1.0'],
  changelog: '# Changelog\n\n## Unreleased\n\n- New.\n',
};

describe('a release', () => {
  it('is made of a clean main with something to tell of', () => {
    expect(refusals('1.0.0', READY)).toEqual([]);
  });

  it.each<[string, string, Partial<State>]>([
    [
      '“1.0” is no version that both stores take: write three numbers, up to 65535 each, such as 1.0.0.',
      '1.0',
      {},
    ],
    ['0.0.9 does not come after 0.1.0, the present version.', '0.0.9', {}],
    ['1.0.0 does not come after 1.0.0, the present version.', '1.0.0', { present: '1.0.0' }],
    ['There is a tag v1.0.0 already.', '1.0.0', { tags: ['v0.1.0', 'v1.0.0'] }],
    ['A release is made on main, and “sheet” is checked out.', '1.0.0', { branch: 'sheet' }],
    ['A release is made on main, and no branch is checked out.', '1.0.0', { branch: '' }],
    [
      'Some files are not as they were committed: commit them, or put them aside.',
      '1.0.0',
      { isClean: false },
    ],
    ['CHANGELOG.md has no heading “## Unreleased”.', '1.0.0', { changelog: '# Changelog\n' }],
    [
      'CHANGELOG.md has 21 points under “## Unreleased”, and may have 20.',
      '1.0.0',
      { changelog: `## Unreleased\n\n${'- New.\n'.repeat(21)}\n## 0.1.0\n` },
    ],
    [
      'CHANGELOG.md has nothing under “## Unreleased”.',
      '1.0.0',
      { changelog: '## Unreleased\n\n## 0.1.0\n' },
    ],
  ])('is refused: %s', (sentence, version, state) => {
    expect(refusals(version, { ...READY, ...state })).toEqual([sentence]);
  });

  it('is told of all that stands in its way at once', () => {
    expect(refusals('1', { ...READY, branch: 'sheet', isClean: false })).toHaveLength(3);
  });
});
