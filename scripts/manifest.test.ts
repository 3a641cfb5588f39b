import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITES } from '../src/sites/sites.ts';
import { type Manifest, manifestFor } from './manifest.ts';

const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')) as Manifest;

describe('manifestFor', () => {
  it('gives each browser its own kind of background, and only its own keys', () => {
    const chrome = manifestFor('chrome', manifest);
    expect(chrome).toMatchObject({
      background: { service_worker: 'background.js' },
      minimum_chrome_version: '123',
    });
    expect(JSON.stringify(chrome)).not.toMatch(/gecko|"scripts"/);
    const firefox = manifestFor('firefox', manifest);
    expect(firefox).toMatchObject({
      background: { scripts: ['background.js'] },
      browser_specific_settings: {
        gecko: { strict_min_version: '140.0', data_collection_permissions: { required: ['none'] } },
        gecko_android: { strict_min_version: '142.0' },
      },
    });
    expect(JSON.stringify(firefox)).not.toMatch(/chrome|service_worker/);
  });

  it('suggests four keys at most, which browsers and the letters of its languages leave free', () => {
    const { commands } = manifest as unknown as {
      commands: Record<string, { suggested_key?: Record<string, string> }>;
    };
    const keys = Object.values(commands).flatMap(({ suggested_key }) => Object.values(suggested_key ?? {}));
    // With a fifth, Chromium does not load the extension.
    expect(keys.length).toBeLessThanOrEqual(4);
    expect(new Set(keys).size).toBe(keys.length);
    // Chromium has A, B, I, P and T; with Alt, on a Mac, the others are ą ć ę ł ń ó ś ź ż, @, € and µ.
    for (const key of keys) expect(key).toMatch(/^Alt\+Shift\+[DFGHJKRUVWY]$/);
  });

  it('asks for storage and the games, and for nothing else', () => {
    for (const target of ['chrome', 'firefox'] as const) {
      const { permissions, host_permissions, ...rest } = manifestFor(target, manifest) as Manifest;
      expect(permissions).toEqual(['storage']);
      expect(host_permissions).toEqual([
        'https://www.nytimes.com/*',
        'https://wordle.uber.space/*',
        'https://6mal5.com/*',
        'https://www.6mal5.com/*',
        'https://wordle-spielen.de/*',
        'https://www.wordle-spielen.de/*',
        'https://*.literalnie.fun/*',
      ]);
      expect(Object.keys(rest).filter((key) => /permission|web_accessible|externally/.test(key))).toEqual([]);
    }
  });

  it('runs the content script on the pages of the sites, and on no others', () => {
    for (const target of ['chrome', 'firefox'] as const) {
      const { content_scripts: scripts } = manifestFor(target, manifest) as { content_scripts: object[] };
      const matches = SITES.flatMap((site) => site.matches);
      expect(scripts).toEqual([{ js: ['content.js'], run_at: 'document_idle', matches }]);
      // They are listed in one place only.
      expect(JSON.stringify(manifest)).not.toMatch(/https?:/);
    }
  });
});
