import { describe, expect, it } from 'vitest'
import { FLAG_DESCRIPTIONS } from './descriptions'
import type { Flag } from './flag-map'
import { canonicalFlag, composeFlags, defaultFlags, ENVIRONMENTS, type Environment } from './registry'

const keysOn = (flags: Readonly<Record<string, Flag>>) =>
  Object.values(flags)
    .filter(({ enabled }) => enabled)
    .map(({ key }) => key)
    .sort()

const onEverywhere = [
  'advanced_analytics',
  'ai_scheduling',
  'dark_mode',
  'debug.show_api_calls',
  'lazy_loading',
  'live_chat',
  'real_auth',
  'real_landscaping',
  'real_scheduling',
  'show_onboarding',
]
const onlyShown = ['admin_panel', 'ai_predictions', 'communications', 'payouts', 'route_optimization']
const onlyLive = ['real_communications', 'real_customer', 'real_payments', 'real_subscription']

describe('the flags as the documents set them', () => {
  it.each<[Environment, string[]]>([
    ['development', [...onEverywhere, ...onlyShown]],
    ['demo', [...onEverywhere, ...onlyShown]],
    ['qa', [...onEverywhere, ...onlyShown, ...onlyLive]],
    ['production', [...onEverywhere, ...onlyLive]],
  ])('in %s (FLAG-05 to FLAG-07, NAV-06, X-15)', (environment, keys) => {
    expect(keysOn(defaultFlags(environment))).toEqual(keys.sort())
  })

  it('off by default are the stated six (FLAG-06)', () => {
    const everOn = ENVIRONMENTS.flatMap((environment) => keysOn(defaultFlags(environment)))
    expect(
      Object.keys(defaultFlags('demo'))
        .filter((key) => !everOn.includes(key))
        .sort(),
    ).toEqual(['beta_features', 'mobile_app', 'new_dashboard', 'service_worker', 'show_performance', 'video_calls'])
  })

  it('with the stated shares and groups (FLAG-05, FLAG-06, FLAG-09)', () => {
    const narrowed = Object.values(defaultFlags('demo')).filter(
      (flag) => flag.rolloutPercentage !== undefined || flag.userGroups,
    )
    expect(narrowed.map(({ key, rolloutPercentage, userGroups }) => [key, rolloutPercentage ?? userGroups])).toEqual([
      ['ai_scheduling', 100],
      ['advanced_analytics', ['business_owner', 'business_admin']],
      ['beta_features', ['beta_testers']],
      ['new_dashboard', 0],
    ])
  })
})

it('are all described, each in words of its own (FLAG-01)', () => {
  const described = Object.values(FLAG_DESCRIPTIONS)
  expect(Object.keys(FLAG_DESCRIPTIONS).sort()).toEqual(Object.keys(defaultFlags('demo')).sort())
  expect(new Set(described.filter((text) => text !== '')).size).toBe(described.length)
})

it('are found by the names of the other vocabulary (X-15)', () => {
  expect(['PAYOUTS', 'COMMUNICATIONS', 'AI_PREDICTIONS', 'dark_mode'].map(canonicalFlag)).toEqual([
    'payouts',
    'communications',
    'ai_predictions',
    'dark_mode',
  ])
})

describe('the sources laid over each other', () => {
  const none = { environment: 'demo', onProductionHost: false, remote: {}, overrides: {} } as const
  const darkMode = (enabled: boolean): Flag => ({ key: 'dark_mode', enabled, description: 'From afar' })

  it('begin with the defaults', () => {
    expect(composeFlags(none)).toEqual(defaultFlags('demo'))
  })

  it('let the remote map replace a default, and add to them', () => {
    const flags = composeFlags({
      ...none,
      remote: {
        dark_mode: darkMode(false),
        PAYOUTS: { key: 'PAYOUTS', enabled: false, description: '' },
        autumn: { key: 'autumn', enabled: true, description: '' },
      },
    })
    expect(flags).toEqual({
      ...defaultFlags('demo'),
      dark_mode: darkMode(false),
      payouts: { key: 'payouts', enabled: false, description: '' },
      autumn: { key: 'autumn', enabled: true, description: '' },
    })
  })

  it('let a local override switch what the remote map says, and nothing else about it', () => {
    const flags = composeFlags({
      ...none,
      remote: { dark_mode: darkMode(false) },
      overrides: { dark_mode: true, nothing: true },
    })
    expect(flags).toEqual({ ...defaultFlags('demo'), dark_mode: darkMode(true) })
  })

  it('let the production host win over everything (FLAG-08, X-16)', () => {
    const flags = composeFlags({
      environment: 'production',
      onProductionHost: true,
      remote: { real_payments: { key: 'real_payments', enabled: true, description: '' } },
      overrides: {
        real_auth: false,
        real_landscaping: false,
        real_scheduling: true,
        real_customer: true,
        dark_mode: false,
      },
    })
    expect(keysOn(flags)).toEqual(onEverywhere.filter((key) => key !== 'real_scheduling' && key !== 'dark_mode').sort())
  })
})
