import { once } from '@/domain/async/once'
import { namedIfNotLoaded } from '@/ui/kit/feedback/failure-of-loading'

type Calls = { readonly [Name in string]: Calls | ((...args: never[]) => Promise<unknown>) }

const isCalls = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null

/**
 * A service whose code loads with its first call, so that the workspace, which every page waits for, does not include it. A call whose code
 * can't be loaded fails with a readable message, and the next call tries again.
 */
export const loadedLater = <Service extends { [Name in keyof Service]: Calls[string] }>(
  load: () => Promise<Service>,
): Service => {
  const loaded = once(() =>
    load().catch((error: unknown) => {
      throw namedIfNotLoaded(error)
    }),
  )
  const call = async (path: readonly string[], args: unknown[]): Promise<unknown> => {
    const found = path.reduce<unknown>((group, name) => (isCalls(group) ? group[name] : undefined), await loaded())
    if (typeof found !== 'function') throw new TypeError(`${path.join('.')} is no call`)
    return found(...args)
  }
  const at = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      // Without this, `await` would treat a group of calls as a promise.
      get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : at([...path, name])),
      apply: (_, __, args) => call(path, args),
    })
  return at([]) as Service
}
