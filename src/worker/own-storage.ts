/** Keeps what Knack stores from content scripts, which share a process with the pages of games. */
import { ignoreFailure } from './ignore-failure.ts';

/** What a store of Chromium's has; in Firefox, content scripts cannot be kept from one: https://bugzil.la/1724754 */
interface WithLevels {
  setAccessLevel?(access: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

/** Has stores answer Knack's own pages and its worker alone, where the browser can do that. */
export function keepFromContentScripts(stores: readonly object[]): void {
  for (const store of stores as readonly WithLevels[]) {
    ignoreFailure((async () => store.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }))());
  }
}
