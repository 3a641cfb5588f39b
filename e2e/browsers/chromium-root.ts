/** The overlay's closed shadow root in a tab of Chromium. */
import type { CDPSession, Page as Tab } from 'playwright';
import { findClosed, openRoot } from './closed-root.ts';

/** Opens the root in the page's own world. */
export class ClosedRoot {
  /** The worlds of all documents of the tab. */
  readonly #worlds = new Set<number>();
  #session: Promise<CDPSession> | undefined;

  constructor(private readonly tab: Tab) {}

  /** To be called before something is looked for: the page may have got the overlay, or another one, meanwhile. */
  async open(): Promise<void> {
    try {
      await this.#open(await (this.#session ??= this.#attach()));
    } catch {
      // The page goes; what is looked for in the next one opens its root.
    }
  }

  async #attach(): Promise<CDPSession> {
    const session = await this.tab.context().newCDPSession(this.tab);
    session.on('Runtime.executionContextsCleared', () => this.#worlds.clear());
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) =>
      this.#worlds.delete(executionContextId),
    );
    session.on('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
      if (auxData?.['type'] === 'default') this.#worlds.add(id);
    });
    await session.send('Runtime.enable');
    return session;
  }

  async #open(session: CDPSession): Promise<void> {
    const { result } = await session.send('Runtime.evaluate', { expression: `(${String(findClosed)})()` });
    if (result.objectId === undefined) return;
    const { node } = await session.send('DOM.describeNode', { objectId: result.objectId, pierce: true });
    const root = node.shadowRoots?.[0];
    if (!root) return;
    for (const executionContextId of this.#worlds) {
      const [host, inner] = await Promise.all(
        [node, root].map(({ backendNodeId }) =>
          session.send('DOM.resolveNode', { backendNodeId, executionContextId }),
        ),
      );
      await session.send('Runtime.callFunctionOn', {
        executionContextId,
        functionDeclaration: String(openRoot),
        arguments: [host, inner].map((it) => ({ objectId: it!.object.objectId! })),
      });
    }
  }
}
