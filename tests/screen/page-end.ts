/**
 * Resources a browser would release with the page. In this process an abandoned page would stay in memory with all its rows and receive the
 * messages of later pages.
 */
const ends = new Set<() => void>()

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
  /** Drops messages of a closed page. */
  override postMessage(message: unknown) {
    if (!this.#ended) super.postMessage(message)
  }
}

/** The router never removes these listeners. */
const followEvents = (target: Window | Document, events: readonly string[]) => {
  const listen = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    listen(type, listener, options)
    if (events.includes(type)) ends.add(() => target.removeEventListener(type, listener, options))
  }
}

/** In ms: longer waits than any test's, such as the end of a session. */
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

/** Ties everything a page opens to its lifetime. Runs once per worker, before the first page. */
export const followPages = (): void => {
  if (globalThis.BroadcastChannel === PageChannel) return
  globalThis.BroadcastChannel = PageChannel
  followEvents(document, ['scroll'])
  followEvents(window, ['pagehide', 'pageshow'])
  followWaits()
}
