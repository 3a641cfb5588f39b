/**
 * Who Knack is to browsers, and what only its publisher can choose. TO BE SET before the first release to a store: the
 * home page and the address, which also stands in SECURITY.md; a test holds the two together.
 */
export const PUBLISHER: Publisher = {
  firefoxId: '{10a65241-ef82-4bca-b839-872a079450d9}',
  homePage: null,
  address: null,
};

export interface Publisher {
  /**
   * Firefox's name for the extension. Drawn at random, so that it is nobody else's and names no domain that could be
   * lost. Fixed for ever: under another, an update would be another extension and find nothing of what was stored
   * (https://extensionworkshop.com/documentation/develop/extensions-and-the-add-on-id/).
   */
  readonly firefoxId: string;
  /** The page that browsers link to beside the extension's name; null leaves the link out. */
  readonly homePage: string | null;
  /** Where what should not be public is reported; null says that there is no address yet. */
  readonly address: string | null;
}

/** What is still to be set, a sentence each. */
export function stillToSet({ homePage, address }: Publisher): string[] {
  return [
    ...(homePage === null ? ['There is no home page.'] : []),
    ...(address === null ? ['There is no address for reports that should not be public.'] : []),
  ];
}
