/** What a replica's server sends back. */
export interface Reply {
  /** 200 unless given. */
  status?: number;
  type: string;
  body: string;
}

/** A whole site: what it answers to a request, or null when the address is not one of its own. */
export interface Site {
  hosts: readonly string[];
  reply(url: URL): Reply | null;
}
