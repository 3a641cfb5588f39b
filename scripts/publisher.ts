/**
 * What only the publisher of Knack can choose. TO BE SET before the first release to a store; nothing else in the
 * repository has to change for it, but the address in SECURITY.md, which a test holds to this one.
 */
export const PUBLISHER: Publisher = {
  firefoxId: 'knack@knack.example',
  homePage: null,
  address: null,
};

export interface Publisher {
  /** Firefox's name for the extension, such as "knack@" and a domain of the publisher's; fixed for ever once published. */
  readonly firefoxId: string;
  /** The page that browsers link to beside the extension's name; null leaves the link out. */
  readonly homePage: string | null;
  /** Where what should not be public is reported; null says that there is no address yet. */
  readonly address: string | null;
}

/** What is still to be set, a sentence each. */
export function stillToSet({ firefoxId, homePage, address }: Publisher): string[] {
  return [
    ...(firefoxId.endsWith('.example') ? ['The id for Firefox is still an example.'] : []),
    ...(homePage === null ? ['There is no home page.'] : []),
    ...(address === null ? ['There is no address for reports that should not be public.'] : []),
  ];
}
