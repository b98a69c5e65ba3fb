import type { Flag, FlagMap } from './flag-map'

/** The environment decides flags (FLAG-07) and hidden pages (NAV-06). */
export const ENVIRONMENTS = ['development', 'demo', 'qa', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Canonical flag names (FLAG-05 to FLAG-07, X-15). */
export type FlagKey =
  | `real_${'auth' | 'landscaping' | 'scheduling' | 'customer' | 'communications' | 'payments' | 'subscription'}`
  | 'ai_scheduling'
  | 'route_optimization'
  | 'live_chat'
  | 'advanced_analytics'
  | 'dark_mode'
  | 'show_onboarding'
  | 'lazy_loading'
  | 'debug.show_api_calls'
  | 'video_calls'
  | 'mobile_app'
  | 'beta_features'
  | 'new_dashboard'
  | 'service_worker'
  | 'show_performance'
  | 'payouts'
  | 'communications'
  | 'ai_predictions'
  | 'admin_panel'

const ALIASES: Record<string, FlagKey> = {
  PAYOUTS: 'payouts',
  COMMUNICATIONS: 'communications',
  AI_PREDICTIONS: 'ai_predictions',
}

/** Resolves other spellings in documents and remote files. */
export const canonicalFlag = (key: string): string => ALIASES[key] ?? key

type Entry = Omit<Flag, 'key' | 'description'>

const on = (more: Partial<Entry> = {}): Entry => ({ enabled: true, ...more })
const off = (more: Partial<Entry> = {}): Entry => ({ enabled: false, ...more })
const when = (condition: boolean): Entry => (condition ? on() : off())

/** Documented defaults per environment. Descriptions live in `descriptions.ts`, which no page loads at startup. */
export const defaultFlags = (environment: Environment): Record<FlagKey, Flag> => {
  const live = environment === 'production' || environment === 'qa'
  const shown = environment !== 'production'
  const entries: Record<FlagKey, Entry> = {
    real_auth: on(),
    real_landscaping: on(),
    real_scheduling: on(),
    real_customer: when(live),
    real_communications: when(live),
    real_payments: when(live),
    real_subscription: when(live),
    ai_scheduling: on({ rolloutPercentage: 100 }),
    route_optimization: when(shown),
    live_chat: on(),
    advanced_analytics: on({ userGroups: ['business_owner', 'business_admin'] }),
    dark_mode: on(),
    show_onboarding: on(),
    lazy_loading: on(),
    'debug.show_api_calls': on(),
    video_calls: off(),
    mobile_app: off(),
    beta_features: off({ userGroups: ['beta_testers'] }),
    new_dashboard: off({ rolloutPercentage: 0 }),
    service_worker: off(),
    show_performance: off(),
    payouts: when(shown),
    communications: when(shown),
    ai_predictions: when(shown),
    admin_panel: when(shown),
  }
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, { key, description: '', ...entry }]),
  ) as Record<FlagKey, Flag>
}

/** Forced on the provider's production hosts in any environment (FLAG-08, X-16). */
export const HOST_OVERRIDES: Partial<Record<FlagKey, boolean>> = {
  real_auth: true,
  real_landscaping: true,
  real_customer: false,
  real_scheduling: false,
  real_communications: false,
  real_payments: false,
  real_subscription: false,
}

/** Everything besides defaults that determines flags (FLAG-04, FLAG-08). */
export type FlagSources = {
  environment: Environment
  onProductionHost: boolean
  remote: FlagMap
  overrides: Readonly<Record<string, boolean>>
}

/**
 * Layers defaults, remote map, local overrides and production host rules, later ones winning. The last two apply to everyone, regardless of
 * groups and rollout.
 */
export const composeFlags = ({ environment, onProductionHost, remote, overrides }: FlagSources): FlagMap => {
  const flags: Record<string, Flag> = { ...defaultFlags(environment) }
  for (const [key, flag] of Object.entries(remote)) flags[canonicalFlag(key)] = { ...flag, key: canonicalFlag(key) }
  const switches = onProductionHost ? { ...overrides, ...HOST_OVERRIDES } : overrides
  for (const [name, enabled] of Object.entries(switches)) {
    const key = canonicalFlag(name)
    const flag = flags[key]
    if (flag) flags[key] = { key, enabled, description: flag.description }
  }
  return flags
}
