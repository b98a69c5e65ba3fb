import * as v from 'valibot'
import { type Flag, type FlagMap, flagMapSchema, flagSubject, isFlagOn } from '@/domain/flags/flag'
import { canonicalFlag, composeFlags, type Environment, type FlagKey } from '@/domain/flags/registry'
import type { User } from '@/domain/user'

/** FLAG-10 */
const TIMEOUT = 30_000
const RETRIES = 3

/** Fetches the remote flag map: 30 s for each try, three tries after the first (FLAG-10). @throws the last try's error. */
const loadRemoteFlags = async (fetcher: typeof fetch, url: string, retries = RETRIES): Promise<unknown> => {
  try {
    const response = await fetcher(url, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`Feature flags answered ${response.status}`)
    return (await response.json()) as unknown
  } catch (error) {
    if (retries === 0) throw error
    return loadRemoteFlags(fetcher, url, retries - 1)
  }
}

/** AUTH-15 */
const STORAGE_KEY = 'featureFlags'
const overridesSchema = v.record(v.string(), v.boolean())
type Overrides = Readonly<Record<string, boolean>>

/** The flags as the app asks them: for the person who is signed in, with remote values and local overrides over the defaults. */
export type FlagStore = {
  isOn(key: FlagKey, user: User | null): boolean
  list(): readonly Flag[]
  overrides(): Overrides
  /** Switches a flag on or off in this browser; null takes the override away (FLAG-04). */
  override(key: FlagKey, enabled: boolean | null): void
  /** Loads the remote map once; a failure is only logged (FLAG-04). */
  loadRemote(): Promise<void>
  subscribe(listener: () => void): () => void
}

type Deps = {
  environment: Environment
  /** Whether this is one of the provider's own production hosts (FLAG-08). */
  onProductionHost: boolean
  storage: Storage
  /** Where the remote map is; empty for none. */
  remoteUrl: string
  fetch: typeof fetch
  warn: (message: string, details?: unknown) => void
}

/** Builds the flag store. */
export const createFlagStore = (deps: Deps): FlagStore => {
  const listeners = new Set<() => void>()
  const warned = new Set<string>()
  let remote: FlagMap = {}
  let overrides = readOverrides(deps)
  let flags = compose()

  function compose(): FlagMap {
    return composeFlags({ environment: deps.environment, onProductionHost: deps.onProductionHost, remote, overrides })
  }

  const change = () => {
    flags = compose()
    for (const listener of listeners) listener()
  }

  const warnOnce = (key: string) => {
    if (warned.has(key)) return
    warned.add(key)
    deps.warn(`Unknown feature flag "${key}" counts as off.`)
  }

  return {
    isOn(key, user) {
      const flag = flags[canonicalFlag(key)]
      if (!flag) warnOnce(key)
      return isFlagOn(flag, flagSubject(user))
    },
    list: () => Object.values(flags),
    overrides: () => overrides,
    override(key, enabled) {
      const { [key]: _, ...others } = overrides
      overrides = enabled === null ? others : { ...others, [key]: enabled }
      deps.storage.setItem(STORAGE_KEY, JSON.stringify(overrides))
      change()
    },
    async loadRemote() {
      if (deps.remoteUrl === '') return
      try {
        remote = v.parse(flagMapSchema, await loadRemoteFlags(deps.fetch, deps.remoteUrl))
        change()
      } catch (error) {
        deps.warn('Remote feature flags could not be loaded.', error)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const readOverrides = ({ storage, warn }: Pick<Deps, 'storage' | 'warn'>): Overrides => {
  const text = storage.getItem(STORAGE_KEY)
  if (text === null) return {}
  try {
    const stored = v.parse(overridesSchema, JSON.parse(text))
    return Object.fromEntries(Object.entries(stored).map(([key, enabled]) => [canonicalFlag(key), enabled]))
  } catch (error) {
    warn('Stored feature flag overrides could not be read and are ignored.', error)
    return {}
  }
}
