import type { Method } from '@/contract/endpoint'
import type { FactStore } from './log/fact-store'

export type Call = {
  method: string
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** Lowercase names. */
  headers: Readonly<Record<string, string>>
  body: string
}

export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: object }

export const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

/** `handle` rejects with a Refusal for an invalid request. */
export type Route = {
  method: Method
  /** May contain `:name` parameters. */
  path: string
  handle(call: Call, store: FactStore): Promise<Reply>
}

export type Found = { route: Route; params: Readonly<Record<string, string>> }

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const matcherOf = (path: string) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')
  return { pattern: new RegExp(`^${source}/?$`), names }
}

/** The first matching route wins. */
export const createRouter = (routes: readonly Route[]) => {
  const matchers = routes.map((route) => ({ route, ...matcherOf(route.path) }))
  return (method: string, path: string): Found | undefined => {
    for (const { route, pattern, names } of matchers) {
      const match = route.method === method ? pattern.exec(path) : null
      if (match)
        return { route, params: Object.fromEntries(names.map((name, i) => [name, decoded(match[i + 1] ?? '')])) }
    }
    return undefined
  }
}
