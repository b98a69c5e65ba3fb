import type { User } from '../account/user'
import { listed } from '../text/wording'
import { FLAG_DESCRIPTIONS } from './descriptions'
import { flagSubject, groupName, isFlagOn, placeOf } from './flag'
import type { Flag } from './flag-map'
import {
  canonicalFlag,
  composeFlags,
  defaultFlags,
  ENVIRONMENTS,
  type Environment,
  type FlagKey,
  type FlagSources,
  HOST_OVERRIDES,
} from './registry'

/** A flag with everything that determines its value for one person. */
export type ExplainedFlag = {
  key: string
  description: string
  /** Null for flags that only the remote map defines. */
  environments: readonly Environment[] | null
  /** Percentage of users who have it when enabled. */
  share: number
  groups: readonly string[]
  override: boolean | null
  isOn: boolean
  why: string
}

const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(FLAG_DESCRIPTIONS, key)

const environmentsOf = (key: string): Environment[] | null =>
  isFlagKey(key) ? ENVIRONMENTS.filter((environment) => defaultFlags(environment)[key].enabled) : null

/** First reason first: disabled, groups, rollout (FLAG-02, FLAG-03). */
const whyByRule = (flag: Flag, user: User | null, from: string): string => {
  const subject = flagSubject(user)
  if (!flag.enabled) return `Disabled ${from}.`
  const allowed = flag.userGroups ?? []
  const own = allowed.filter((group) => subject.groups.includes(group))
  if (allowed.length > 0 && own.length === 0) return `You are in none of its groups: ${listed(allowed.map(groupName))}.`
  const share = flag.rolloutPercentage ?? 100
  const place = placeOf(subject)
  if (share < 100) return `Your rollout bucket is ${place}; buckets below ${share} have it.`
  return own.length > 0 ? `You are in the group ${listed(own.map(groupName))}.` : `Enabled ${from}.`
}

export const explainFlags = (sources: FlagSources, user: User | null): ExplainedFlag[] => {
  const { environment, onProductionHost, remote, overrides } = sources
  const flags = composeFlags(sources)
  const unswitched = composeFlags({ ...sources, onProductionHost: false, overrides: {} })
  const remoteKeys = new Set(Object.keys(remote).map(canonicalFlag))
  const switched = new Map(Object.entries(overrides).map(([name, enabled]) => [canonicalFlag(name), enabled]))

  const whyOf = (key: string, flag: Flag): string => {
    if (onProductionHost && Object.hasOwn(HOST_OVERRIDES, key)) return 'Set by the production host.'
    if (switched.has(key)) return 'Overridden in this browser.'
    return whyByRule(flag, user, remoteKeys.has(key) ? 'by the remote flags' : `in ${environment}`)
  }

  return Object.values(unswitched).map((flag) => ({
    key: flag.key,
    description: isFlagKey(flag.key) ? FLAG_DESCRIPTIONS[flag.key] : flag.description,
    environments: environmentsOf(flag.key),
    share: flag.rolloutPercentage ?? 100,
    groups: flag.userGroups ?? [],
    override: switched.get(flag.key) ?? null,
    isOn: isFlagOn(flags[flag.key], flagSubject(user)),
    why: whyOf(flag.key, flag),
  }))
}
