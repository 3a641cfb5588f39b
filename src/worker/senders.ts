/** Who may ask the worker for what. */
import * as v from 'valibot';
import {
  type ExtensionRequest,
  extensionRequestSchema,
  type PageRequest,
  pageRequestSchema,
  type Request,
} from '../protocol/requests.ts';
import { siteAt, siteFor } from '../sites/sites.ts';

/** Where a message comes from, as the browser says it. */
export interface MessageSender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  readonly frameId?: number | undefined;
  readonly tab?: { readonly id?: number | undefined; readonly incognito?: boolean | undefined } | undefined;
}

/** This extension. */
export interface Extension {
  readonly id: string;
  /** The prefix of the addresses of its pages. */
  readonly root: string;
}

/** A page in a tab, which asks for what concerns this tab. */
export interface PageSender {
  readonly tab: number;
  /** The frame that asks: 0 is the page itself. */
  readonly frame: number;
  /** Whether it is in a private window, of which nothing may be kept. */
  readonly isPrivate: boolean;
}

/** One of Knack's own pages; the popup is in no tab. */
export type ExtensionSender = Pick<PageSender, 'isPrivate'>;

/** A request that may be answered, with its sender. */
export type Admitted =
  | { readonly kind: 'page'; readonly request: PageRequest; readonly sender: PageSender }
  | { readonly kind: 'own'; readonly request: ExtensionRequest; readonly sender: ExtensionSender };

const requestSchema = v.variant('type', [pageRequestSchema, extensionRequestSchema]);
const PAGE_TYPES: ReadonlySet<string> = new Set(
  pageRequestSchema.options.map(({ entries }) => entries.type.literal),
);
const isPageRequest = (request: Request): request is PageRequest => PAGE_TYPES.has(request.type);

const siteOf = (url: string): string | null =>
  URL.canParse(url) ? (siteFor(new URL(url))?.id ?? null) : null;
/** Games of the sites that Knack knows are the page itself; others may be in a frame. */
const isInFrames = (url: string): boolean => URL.canParse(url) && siteAt(new URL(url)) === null;

/** The site that a request is about; undefined when it names none. */
function namedSite(request: PageRequest): string | undefined {
  if (request.type === 'sync') return request.report?.game.site;
  return 'site' in request ? request.site : undefined;
}

/** Why a content script does not get a reply to a request; null when it does. */
function refusalOf(request: Request, { url = '', frameId, tab }: MessageSender): string | null {
  if (!isPageRequest(request)) return "only Knack's own pages may ask this";
  if (!tab || frameId === undefined) return 'only the page of a tab may ask this';
  if (frameId !== 0 && !isInFrames(url)) return 'only the page of a tab may ask this';
  // A page may change its address without a load, and then tells that its game was left.
  if (request.type === 'sync' && !request.report) return null;
  const site = siteOf(url);
  if (site === null) return 'the page is none of the web';
  const named = namedSite(request);
  return named === undefined || named === site ? null : `the page is of ${site}, and not of ${named}`;
}

/**
 * Checks that a message is a request that its sender may make.
 * @throws Error when it is not
 */
export function admit(message: unknown, sender: MessageSender, { id, root }: Extension): Admitted {
  if (sender.id !== id) throw new Error('Knack answers its own pages and content scripts alone.');
  const result = v.safeParse(requestSchema, message);
  if (!result.success) throw new Error(`Knack does not know this message: ${v.summarize(result.issues)}`);
  const request: Request = result.output;
  const isOwn = sender.url?.startsWith(root) ?? false;
  const refusal = isOwn ? null : refusalOf(request, sender);
  if (refusal !== null) throw new Error(`Knack does not answer "${request.type}": ${refusal}.`);

  const isPrivate = sender.tab?.incognito ?? false;
  if (!isPageRequest(request)) return { kind: 'own', request, sender: { isPrivate } };
  const tab = sender.tab?.id;
  if (tab === undefined) throw new Error(`Knack does not answer "${request.type}": it is from no tab.`);
  return { kind: 'page', request, sender: { tab, frame: sender.frameId ?? 0, isPrivate } };
}
