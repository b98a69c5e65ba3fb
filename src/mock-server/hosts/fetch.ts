import type { BackEnd } from '../core/back-end'

const NO_BODY = [204, 205, 304]

/** Drops a body that the status forbids. */
export const responseOf = (status: number, headers: Readonly<Record<string, string>>, body: string): Response =>
  new Response(NO_BODY.includes(status) ? null : body, { status, headers: { ...headers } })

/** The browser's own Request normalizes headers and body like the network layer. */
export const requestFor = (input: RequestInfo | URL, init: RequestInit | undefined, base: string): Request =>
  new Request(input instanceof Request ? input : new URL(input, base), init)

/** Throws the abort reason, or TypeError when no answer comes. */
export const answerBy = async (backEnd: BackEnd, request: Request): Promise<Response> => {
  const { signal, method, headers } = request
  signal.throwIfAborted()
  const url = new URL(request.url)
  const {
    status,
    headers: sent,
    body,
  } = await backEnd.handle(
    {
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(headers),
      body: await request.text(),
    },
    signal,
  )
  signal.throwIfAborted()
  return responseOf(status, sent, JSON.stringify(body))
}
