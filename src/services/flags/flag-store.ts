import * as v from 'valibot'
import type { User } from '@/domain/account/user'
import { flagSubject, isFlagOn } from '@/domain/flags/flag'
import { canonicalFlag, composeFlags, type FlagKey, type FlagSources } from '@/domain/flags/registry'

/** Key required by AUTH-15. */
const STORAGE_KEY = 'featureFlags'
const overridesSchema = v.record(v.string(), v.boolean())

/** Flags of the signed-in user: defaults, overlaid by remote values, then local overrides. */
export type FlagStore = {
  isOn(key: FlagKey, user: User | null): boolean
  /** A new object after every change, including other tabs'. */
  sources(): FlagSources
  /** Replaces all overrides of this browser (FLAG-04). */
  override(switches: FlagSources['overrides']): void
  /** A failure is only logged (FLAG-04). */
  loadRemote(): Promise<void>
  subscribe(listener: () => void): () => void
}

type Deps = Pick<FlagSources, 'environment' | 'onProductionHost'> & {
  storage: Storage
  events: Pick<Window, 'addEventListener'>
  /** Empty disables the remote map. */
  remoteUrl: string
  fetch: typeof fetch
  warn: (message: string, details?: unknown) => void
}

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
