import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITES } from '../src/sites/sites.ts';
import { type Edition, type Manifest, manifestFor } from './manifest.ts';

const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')) as Manifest;
const edition: Edition = { version: '1.2.3', firefoxId: 'knack@words.test', homePage: null };

describe('manifestFor', () => {
  it('gives each browser its own kind of background, and only its own keys', () => {
    const chrome = manifestFor('chrome', manifest, edition, '');
    expect(chrome).toMatchObject({
      background: { service_worker: 'background.js' },
      minimum_chrome_version: '150',
    });
    expect(JSON.stringify(chrome)).not.toMatch(/gecko|"scripts"/);
    const firefox = manifestFor('firefox', manifest, edition, '');
    expect(firefox).toMatchObject({
      background: { scripts: ['background.js'] },
      browser_specific_settings: {
        gecko: { strict_min_version: '153.0', data_collection_permissions: { required: ['none'] } },
        gecko_android: { strict_min_version: '153.0' },
      },
    });
    expect(JSON.stringify(firefox)).not.toMatch(/chrome|service_worker/);
  });

  it('says the version and the publisher, which manifest.json leaves to others', () => {
    for (const target of ['chrome', 'firefox'] as const) {
      const built = manifestFor(target, manifest, edition, '');
      expect(built).toMatchObject({ version: '1.2.3' });
      expect(built).not.toHaveProperty('homepage_url');
      expect(
        manifestFor(target, manifest, { ...edition, homePage: 'https://words.test/' }, ''),
      ).toMatchObject({
        homepage_url: 'https://words.test/',
      });
    }
    expect(manifestFor('firefox', manifest, edition, '')).toMatchObject({
      browser_specific_settings: { gecko: { id: 'knack@words.test', strict_min_version: '153.0' } },
    });
    expect(manifest).not.toHaveProperty('version');
    expect(manifest.browser_specific_settings.gecko).not.toHaveProperty('id');
  });

  it('suggests four keys at most, which browsers and the letters of its languages leave free', () => {
    const { commands } = manifest as unknown as {
      commands: Record<string, { suggested_key?: Record<string, string> }>;
    };
    const keys = Object.values(commands).flatMap(({ suggested_key }) => Object.values(suggested_key ?? {}));
    // With a fifth, Chromium does not load the extension:
    // https://developer.chrome.com/docs/extensions/reference/api/commands
    expect(keys.length).toBeLessThanOrEqual(4);
    expect(new Set(keys).size).toBe(keys.length);
    // Chromium has A, B, I, P, T and more
    // (https://chromium.googlesource.com/chromium/src/+/HEAD/chrome/browser/ui/accelerator_table.cc); with Alt, on a
    // Mac, the others are ą ć ę ł ń ó ś ź ż, @, € and µ.
    for (const key of keys) expect(key).toMatch(/^Alt\+Shift\+[DFGHJKRUVWY]$/);
  });

  it('asks for storage, the games, and a look where the player asks for it, and for nothing else', () => {
    for (const target of ['chrome', 'firefox'] as const) {
      const { permissions, host_permissions, ...rest } = manifestFor(
        target,
        manifest,
        edition,
        '',
      ) as Manifest;
      // Neither of the others makes a browser ask anything, at the installation or at an update:
      // https://developer.chrome.com/docs/extensions/reference/permissions-list
      expect(permissions).toEqual(['storage', 'activeTab', 'scripting']);
      expect(host_permissions).toEqual([
        'https://www.nytimes.com/*',
        'https://wordle.uber.space/*',
        'https://6mal5.com/*',
        'https://www.6mal5.com/*',
        'https://wordle-spielen.de/*',
        'https://www.wordle-spielen.de/*',
        'https://*.literalnie.fun/*',
      ]);
      expect(rest.optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
      expect(Object.keys(rest).filter((key) => /permission|web_accessible|externally/.test(key))).toEqual([
        'optional_host_permissions',
      ]);
    }
  });

  it('lets pages and worker load the extension’s own files and nothing else, in each browser', () => {
    for (const target of ['chrome', 'firefox'] as const) {
      const { content_security_policy: policy } = manifestFor(target, manifest, edition, 'abc') as Manifest;
      expect(Object.keys(policy)).toEqual(['extension_pages']);
      const directives = policy.extension_pages.split('; ').map((one) => one.split(' '));
      const {
        'script-src': scripts,
        'style-src': styles,
        'img-src': images,
        ...others
      } = Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources.join(' ')]));
      expect([scripts, images]).toEqual(["'self'", "'self'"]);
      expect(styles).toBe("'self' 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='");
      expect(others).toMatchObject({
        'default-src': "'none'",
        'connect-src': "'none'",
        // These do not follow from the default.
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(new Set(Object.values(others))).toEqual(new Set(["'none'"]));
    }
  });

  it('runs the content script on the pages of the sites, and on no others', () => {
    for (const target of ['chrome', 'firefox'] as const) {
      const { content_scripts: scripts } = manifestFor(target, manifest, edition, '') as {
        content_scripts: object[];
      };
      const matches = SITES.flatMap((site) => site.matches);
      expect(scripts).toEqual([{ css: ['host.css'], js: ['content.js'], run_at: 'document_start', matches }]);
      // They are listed in one place only.
      const { optional_host_permissions: _, ...own } = manifest;
      expect(JSON.stringify(own)).not.toMatch(/https?:/);
    }
  });
});
