import type { Request as MirageRequestOf } from 'miragejs'
import type { Reply } from '../core/call'

/** A request in the shape that Mirage hands to its handlers, which leaves out the method. */
export type MirageRequest = MirageRequestOf & { method: string }

type Rack = [status: number, headers: Record<string, string>, body: string]
type MirageHandler = (request: MirageRequest) => Promise<Rack>

const VERBS = ['get', 'post', 'put', 'delete'] as const
type Verb = (typeof VERBS)[number]

type MirageServer = Partial<Record<Verb, (path: string, handler: unknown) => void>> & {
  registerRouteHandler(verb: Verb, path: string, handler: unknown, code: undefined, options: object): MirageHandler
}

/** Routes that are declared when a request first asks for a path of theirs. */
export type LateRoutes = { covers(path: string): boolean; declare(): Promise<void> }

type Route = { verb: string; pattern: RegExp; names: string[]; handler: MirageHandler }

type Found = { handler: MirageHandler; params: Record<string, string> }

/** What stands round every answer: waiting until the server is ready, delays, failures. A reply of its own replaces the answer. */
export type Around = (request: MirageRequest, signal: AbortSignal, handle: () => Promise<Rack>) => Promise<Rack>

/** A reply in Mirage's own form. */
export const rackOf = ({ status, headers, body }: Reply): Rack => [status, { ...headers }, JSON.stringify(body)]

const patternOf = (path: string): { pattern: RegExp; names: string[] } => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')
  return { pattern: new RegExp(`^${source}/?$`), names }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const NO_BODY = [204, 205, 304]

/**
 * Lets Mirage answer fetch without Pretender: the page keeps the browser's own fetch, Request, Response and Headers, aborting works,
 * and a call costs no 8 ms. Only requests of this origin that match a route are answered; every other one, page navigations
 * included, goes to the network. It needs no DOM, so the same server runs in Node.
 */
export class FetchInterceptor {
  namespace = ''
  urlPrefix = ''
  timing = 0
  readonly #routes: Route[] = []
  readonly #native = globalThis.fetch
  readonly #base = globalThis.location?.href ?? 'http://localhost/'
  readonly #around: Around
  readonly #late: LateRoutes | undefined

  constructor(around: Around, late?: LateRoutes) {
    this.#around = around
    this.#late = late
  }

  /** Mirage's hook: gives the server the methods by which routes are declared. */
  create(server: MirageServer): void {
    for (const verb of VERBS) {
      server[verb] = (path, handler) => {
        const run = server.registerRouteHandler(verb, path, handler, undefined, {})
        this.#routes.push({ verb: verb.toUpperCase(), handler: run, ...patternOf(path) })
      }
    }
  }

  /** Mirage's hook: nothing to configure. */
  config(): void {}

  start(): void {
    globalThis.fetch = this.fetch
  }

  shutdown(): void {
    if (globalThis.fetch === this.fetch) globalThis.fetch = this.#native
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, this.#base)
    const verb = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    const found = await this.#find(verb, url)
    if (!found) return this.#native.call(globalThis, input, init)

    // The browser's own Request normalises headers and body just as the network layer would.
    const whole = new Request(input instanceof Request ? input : url, init)
    whole.signal.throwIfAborted()
    const request: MirageRequest = {
      url: url.href,
      method: verb,
      params: found.params,
      queryParams: Object.fromEntries(url.searchParams),
      requestBody: await whole.text(),
      requestHeaders: Object.fromEntries(whole.headers),
    }
    const [status, headers, body] = await this.#around(request, whole.signal, () => found.handler(request))
    whole.signal.throwIfAborted()
    return new Response(NO_BODY.includes(status) ? null : body, { status, headers })
  }

  async #find(verb: string, url: URL): Promise<Found | undefined> {
    if (url.origin !== new URL(this.#base).origin) return undefined
    const found = this.#declared(verb, url)
    if (found || !this.#late?.covers(url.pathname)) return found
    await this.#late.declare()
    return this.#declared(verb, url)
  }

  #declared(verb: string, url: URL): Found | undefined {
    for (const { verb: own, pattern, names, handler } of this.#routes) {
      const match = own === verb ? pattern.exec(url.pathname) : null
      if (match)
        return { handler, params: Object.fromEntries(names.map((name, i) => [name, decoded(match[i + 1] ?? '')])) }
    }
    return undefined
  }
}
