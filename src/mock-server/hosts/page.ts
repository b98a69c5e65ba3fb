import { createServer, type Request as MirageRequest, Response as MirageResponse } from 'miragejs'
import { createMockBackEnd, type MockServer, type MockServerOptions, serverOver } from '..'
import type { BackEnd } from '../core/back-end'
import { requestFor, responseOf } from './fetch'
import { webLocks } from './locks'

export { openFactLog, persistentContents } from '..'

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const
type Verb = (typeof VERBS)[number]

type Rack = [status: number, headers: Record<string, string>, body: string]
type PageRequest = MirageRequest & { method: string; signal: AbortSignal }
type MirageHandler = (request: PageRequest) => Promise<Rack>
type MirageServer = Record<Verb, (path: string, handler: unknown) => void> & {
  registerRouteHandler(verb: Verb, path: string, handler: unknown, code: undefined, options: object): MirageHandler
}

/**
 * Intercepts the page's fetch instead of Mirage's Pretender: keeps the browser's Request, Response and Headers, supports aborting, and
 * avoids 8 ms per call. Only back end requests of this origin are answered; all others, including page navigations, go to the network.
 */
class FetchInterceptor {
  namespace = ''
  urlPrefix = ''
  timing = 0
  readonly #handlers = new Map<string, MirageHandler>()
  readonly #native = globalThis.fetch
  readonly #base = globalThis.location?.href ?? 'http://localhost/'
  readonly #isOurs: (path: string) => boolean

  constructor(isOurs: (path: string) => boolean) {
    this.#isOurs = isOurs
  }

  create(server: MirageServer): void {
    for (const verb of VERBS) {
      server[verb] = (path, handler) => {
        this.#handlers.set(verb.toUpperCase(), server.registerRouteHandler(verb, path, handler, undefined, {}))
      }
    }
  }

  config(): void {}

  start(): void {
    globalThis.fetch = this.fetch
  }

  shutdown(): void {
    if (globalThis.fetch === this.fetch) globalThis.fetch = this.#native
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, this.#base)
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    const handler = this.#handlers.get(method)
    if (!handler || url.origin !== new URL(this.#base).origin || !this.#isOurs(url.pathname))
      return this.#native.call(globalThis, input, init)

    const request = requestFor(input, init, this.#base)
    request.signal.throwIfAborted()
    const [status, headers, body] = await handler({
      url: url.href,
      method,
      signal: request.signal,
      params: {},
      queryParams: Object.fromEntries(url.searchParams),
      requestBody: await request.text(),
      requestHeaders: Object.fromEntries(request.headers),
    })
    request.signal.throwIfAborted()
    return responseOf(status, headers, body)
  }
}

const texts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))

/** A single handler for all paths, because the back end has its own routes. */
const handlerFor = (backEnd: BackEnd) => async (_schema: unknown, request: PageRequest) => {
  const { url, method, queryParams, requestHeaders, requestBody, signal } = request
  const { status, headers, body } = await backEnd.handle(
    { method, path: new URL(url).pathname, query: texts(queryParams), headers: requestHeaders, body: requestBody },
    signal,
  )
  // Mirage sets `Content-Type` itself, with capitals, and both spellings would be sent.
  const { 'content-type': type = 'application/json', ...others } = headers
  return new MirageResponse(status, { ...others, 'Content-Type': type }, body)
}

/** Answers fetch of this origin from now on. The first request loads the facts. */
export const startMockServer = (options: MockServerOptions): MockServer => {
  const backEnd = createMockBackEnd({ ...options, exclusively: webLocks() })
  const interceptor = new FetchInterceptor(backEnd.isOurs)
  const configuration = {
    interceptor,
    environment: 'production',
    routes(this: Record<Verb, (path: string, handler: unknown) => void>) {
      for (const verb of VERBS) this[verb]('/*', handlerFor(backEnd))
    },
  }
  // Mirage accepts a custom interceptor, although its types lack it.
  createServer(configuration as unknown as Parameters<typeof createServer>[0])
  return serverOver(backEnd, {
    fetch: interceptor.fetch,
    // Mirage's own shutdown does this only where there is a window.
    shutdown: () => interceptor.shutdown(),
  })
}
