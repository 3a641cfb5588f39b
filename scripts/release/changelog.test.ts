import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dated, unreleased } from './changelog.ts';

const TEXT = '# Changelog\n\n## Unreleased\n\n- One.\n- Two.\n\n## 0.1.0\n\nThe first.\n';

describe('the changelog', () => {
  it('has what is unreleased between two headings', () => {
    expect(unreleased(TEXT)).toBe('- One.\n- Two.');
    expect(unreleased('# Changelog\n\n## Unreleased\n\n- Only.\n')).toBe('- Only.');
    expect(unreleased('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n')).toBe('');
    expect(unreleased('# Changelog\n\n## 0.1.0\n\nSee ## Unreleased\n')).toBeNull();
  });

  it('gets the day of a version, and a new list above it', () => {
    const text = dated(TEXT, '1.0.0', '2026-11-27');
    expect(text).toBe(
      '# Changelog\n\n## Unreleased\n\n## 1.0.0 · 2026-11-27\n\n- One.\n- Two.\n\n## 0.1.0\n\nThe first.\n',
    );
    expect(unreleased(text)).toBe('');
  });

  it('of Knack has a list for the next version', () => {
    const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    expect(unreleased(text)).not.toBeNull();
  });
});
