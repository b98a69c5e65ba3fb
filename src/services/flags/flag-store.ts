import * as v from 'valibot'
import type { User } from '@/domain/account/user'
import { flagSubject, isFlagOn } from '@/domain/flags/flag'
import { canonicalFlag, composeFlags, type FlagKey, type FlagSources } from '@/domain/flags/registry'

/** AUTH-15 */
const STORAGE_KEY = 'featureFlags'
const overridesSchema = v.record(v.string(), v.boolean())

/** The flags as the app asks them: for the person who is signed in, with remote values and local overrides over the defaults. */
export type FlagStore = {
  isOn(key: FlagKey, user: User | null): boolean
  /** What decides about the flags: another object after every change, also by another tab. */
  sources(): FlagSources
  /** Switches flags on or off in this browser, and takes all other overrides away (FLAG-04). */
  override(switches: FlagSources['overrides']): void
  /** Loads the remote map once; a failure is only logged (FLAG-04). */
  loadRemote(): Promise<void>
  subscribe(listener: () => void): () => void
}

type Deps = Pick<FlagSources, 'environment' | 'onProductionHost'> & {
  storage: Storage
  /** Announces what other tabs store. */
  events: Pick<Window, 'addEventListener'>
  /** Where the remote map is; empty for none. */
  remoteUrl: string
  fetch: typeof fetch
  warn: (message: string, details?: unknown) => void
}

/** Builds the flag store. */
export const createFlagStore = (deps: Deps): FlagStore => {
  const { environment, onProductionHost } = deps
  const listeners = new Set<() => void>()
  const warned = new Set<string>()
  let sources: FlagSources = { environment, onProductionHost, remote: {}, overrides: readOverrides(deps) }
  let flags = composeFlags(sources)

  const change = (news: Partial<FlagSources>) => {
    sources = { ...sources, ...news }
    flags = composeFlags(sources)
    for (const listener of listeners) listener()
  }

  const warnOnce = (key: string) => {
    if (warned.has(key)) return
    warned.add(key)
    deps.warn(`Unknown feature flag "${key}" counts as off.`)
  }

  deps.events.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) change({ overrides: readOverrides(deps) })
  })

  return {
    isOn(key, user) {
      const flag = flags[canonicalFlag(key)]
      if (!flag) warnOnce(key)
      return isFlagOn(flag, flagSubject(user))
    },
    sources: () => sources,
    override(overrides) {
      deps.storage.setItem(STORAGE_KEY, JSON.stringify(overrides))
      change({ overrides })
    },
    async loadRemote() {
      if (deps.remoteUrl === '') return
      try {
        const { loadRemoteFlags } = await import('./remote-flags')
        change({ remote: await loadRemoteFlags(deps.fetch, deps.remoteUrl) })
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

const readOverrides = ({ storage, warn }: Pick<Deps, 'storage' | 'warn'>): FlagSources['overrides'] => {
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
