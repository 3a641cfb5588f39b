/** The keyboard shortcuts as the browser has them, and where they are changed. */
import { useState } from 'preact/hooks';
import type { MessageKey, Translate } from '../ui/i18n.ts';

export interface Shortcut {
  /** Of the command. */
  readonly name: string;
  /** '' when none is set. */
  readonly keys: string;
}

/**
 * What commands are called; the browser knows that in its own language alone:
 * https://developer.chrome.com/docs/extensions/reference/api/i18n
 */
export const COMMANDS: Readonly<Record<string, MessageKey>> = {
  _execute_action: 'commandOpen',
  fill: 'commandFill',
  'more-help': 'commandHelp',
  'toggle-overlay': 'commandOverlay',
  'toggle-auto-fill': 'commandAutoFill',
  'play-on': 'commandPlay',
};

/** Where the browser lets shortcuts be changed: a page that Knack can open, or an address. */
export type ShortcutPlace = { readonly open: () => Promise<void> } | { readonly address: string };

/**
 * Addresses that no page may link to:
 * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/tabs/create
 */
export const CHROME_SHORTCUTS = 'chrome://extensions/shortcuts';
export const FIREFOX_ADDONS = 'about:addons';

interface Props {
  readonly shortcuts: readonly Shortcut[];
  readonly shortcutPlace: ShortcutPlace;
  readonly t: Translate;
}

export function Shortcuts({ shortcuts, shortcutPlace: place, t }: Props) {
  const [failed, setFailed] = useState(false);
  if (shortcuts.length === 0) return <p class="empty">{t('noShortcuts')}</p>;
  return (
    <>
      <dl class="shortcuts">
        {shortcuts.map(({ name, keys }) => {
          const title = COMMANDS[name];
          return (
            title && (
              <div key={name}>
                <dt>{t(title)}</dt>
                <dd>{keys ? <kbd>{keys}</kbd> : t('shortcutUnset')}</dd>
              </div>
            )
          );
        })}
      </dl>
      {'address' in place || failed ? (
        <Where address={'address' in place ? place.address : FIREFOX_ADDONS} t={t} />
      ) : (
        <div class="buttons">
          <button type="button" onClick={() => void place.open().catch(() => setFailed(true))}>
            {t('changeShortcuts')}
          </button>
        </div>
      )}
    </>
  );
}

function Where({ address, t }: { address: string; t: Translate }) {
  return (
    <>
      <p class="help">{t(address === FIREFOX_ADDONS ? 'shortcutsInFirefox' : 'shortcutsInChrome')}</p>
      <code class="address">{address}</code>
    </>
  );
}
