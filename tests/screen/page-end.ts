/**
 * What a browser ends with its page. This process would keep it, and with it every page of a run with all its rows: an abandoned page
 * would keep receiving the messages of the ones after it.
 */
const ends = new Set<() => void>()

/** Ends what the page that has been left has open. */
export const endPage = (): void => {
  for (const end of ends) end()
  ends.clear()
}

const Channel = globalThis.BroadcastChannel

class PageChannel extends Channel {
  #ended = false

  constructor(name: string) {
    super(name)
    ends.add(() => this.#end())
  }
  #end() {
    this.#ended = true
    this.close()
  }
  /** What a page that is gone still wants to post reaches no one. */
  override postMessage(message: unknown) {
    if (!this.#ended) super.postMessage(message)
  }
}

/** What the router listens to without ever taking it back. */
const followEvents = (target: Window | Document, events: readonly string[]) => {
  const listen = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    listen(type, listener, options)
    if (events.includes(type)) ends.add(() => target.removeEventListener(type, listener, options))
  }
}

/** What a page waits for longer than a test does: the end of a session, answers that are forgotten after minutes. */
const LONG_MS = 1_000

const followWaits = () => {
  const wait = globalThis.setTimeout
  const waiting = (work: () => void, delay?: number, ...args: []) => {
    const timer = wait(work, delay, ...args)
    if (delay !== undefined && delay > LONG_MS) ends.add(() => clearTimeout(timer))
    return timer
  }
  globalThis.setTimeout = Object.assign(waiting, wait)
}

/** Makes what a page opens from now on end with it. Once a worker, before the first page. */
export const followPages = (): void => {
  if (globalThis.BroadcastChannel === PageChannel) return
  globalThis.BroadcastChannel = PageChannel
  followEvents(document, ['scroll'])
  followEvents(window, ['pagehide', 'pageshow'])
  followWaits()
}
