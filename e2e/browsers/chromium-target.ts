/** Chromium's documents that Playwright does not see as pages: hidden ones, and the popup. */
import type { CDPSession } from 'playwright';
import { result, script } from './common.ts';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: unknown;
  error?: { message: string };
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

export class Target {
  #lastId = 0;
  readonly #pending = new Map<number, (reply: Message) => void>();
  readonly #listeners = new Map<string, (params: never) => void>();
  #gone = false;

  private constructor(
    private readonly browser: CDPSession,
    readonly id: string,
    private readonly sessionId: string,
  ) {
    browser.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId === sessionId) this.#receive(JSON.parse(event.message) as Message);
    });
    browser.on('Target.detachedFromTarget', (event) => {
      if (event.sessionId === sessionId) this.#end();
    });
  }

  static async attach(browser: CDPSession, targetId: string): Promise<Target> {
    // Playwright hands out no nested sessions, so the messages are wrapped by hand.
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
    return new Target(browser, targetId, sessionId);
  }

  /** A document that no tab shows and no extension finds. */
  static async hidden(browser: CDPSession, url: string): Promise<Target> {
    const { targetId } = await browser.send('Target.createTarget', { url, hidden: true });
    return Target.attach(browser, targetId);
  }

  get isGone(): boolean {
    return this.#gone;
  }

  on(event: string, listener: (params: never) => void): void {
    this.#listeners.set(event, listener);
  }

  async send<R>(method: string, params: Params = {}): Promise<R> {
    const id = ++this.#lastId;
    const reply = await new Promise<Message>((resolve, reject) => {
      if (this.#gone) throw new Error(`${method}: the document is gone.`);
      this.#pending.set(id, resolve);
      const message = JSON.stringify({ id, method, params });
      this.browser.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message }).catch(reject);
    });
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`);
    return reply.result as R;
  }

  async evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const { result: answer, exceptionDetails: failure } = await this.send<Evaluated>('Runtime.evaluate', {
      expression: script(run, arg),
      awaitPromise: true,
      returnByValue: true,
    });
    if (failure) throw new Error(failure.exception?.description ?? failure.text);
    return result(answer.value) as R;
  }

  async close(): Promise<void> {
    if (!this.#gone) await this.browser.send('Target.closeTarget', { targetId: this.id });
  }

  #receive(message: Message): void {
    if (message.method) {
      this.#listeners.get(message.method)?.(message.params as never);
    } else if (message.id !== undefined) {
      this.#pending.get(message.id)?.(message);
      this.#pending.delete(message.id);
    }
  }

  #end(): void {
    this.#gone = true;
    for (const resolve of this.#pending.values()) resolve({ error: { message: 'the document is gone' } });
    this.#pending.clear();
  }
}
