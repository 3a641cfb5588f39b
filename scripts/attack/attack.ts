/** What an attack is, whatever it attacks. */
import type { Browser, LaunchOptions } from '../../e2e/browsers/browser.ts';
import type { BrowserName } from '../bench/browsers.ts';

/** What an attack is given, and what it tells. */
export interface Trial {
  /** From 0 up to but not 1; the same numbers for the same seed. */
  readonly random: () => number;
  /** Whether there is time for another try. */
  readonly goesOn: () => boolean;
  /** Counts what was tried, under a name that the report shows. */
  readonly tried: (what: string, times?: number) => void;
  /** Something did not hold: the sentence has all that is needed to see it again. */
  readonly failed: (what: string) => void;
}

/** A trial in a browser. */
export interface BrowserTrial extends Trial {
  readonly browserName: BrowserName;
  /** Starts the browser with the built extension; it is closed when the attack has ended. */
  readonly launch: (options: Pick<LaunchOptions, 'sites'>) => Promise<Browser>;
}

/** Tries things at random until its time is up. */
export type Attack =
  | { readonly name: string; readonly needs: 'nothing'; readonly run: (trial: Trial) => Promise<void> }
  | {
      readonly name: string;
      readonly needs: 'browser';
      readonly run: (trial: BrowserTrial) => Promise<void>;
    };
