import { describe, expect, it } from 'vitest'
import { user } from '../../../tests/fixtures/records'
import { explainFlags } from './explain'
import type { FlagSources } from './registry'

const demo: FlagSources = { environment: 'demo', onProductionHost: false, remote: {}, overrides: {} }
const technician = user({ id: 4, user_type: 'business_employee' })

const one = (key: string, sources: Partial<FlagSources> = {}, who = user()) => {
  const found = explainFlags({ ...demo, ...sources }, who).find((flag) => flag.key === key)
  return found && [found.isOn, found.why]
}
const remote = (flag: object) => ({
  remote: { dark_mode: { key: 'dark_mode', enabled: true, description: '', ...flag } },
})

describe('why a flag is on or off for someone (X-17)', () => {
  it.each([
    ['what is enabled where the app runs', 'payouts', {}, true, 'Enabled in demo.'],
    ['what is disabled there', 'video_calls', {}, false, 'Disabled in demo.'],
    ['what is disabled elsewhere', 'payouts', { environment: 'production' }, false, 'Disabled in production.'],
    ['a group that one is in', 'advanced_analytics', {}, true, 'You are in the group business owner.'],
    ['an override', 'payouts', { overrides: { payouts: false } }, false, 'Overridden in this browser.'],
    [
      'an override by its other name',
      'payouts',
      { overrides: { PAYOUTS: false } },
      false,
      'Overridden in this browser.',
    ],
    [
      'an override against groups',
      'beta_features',
      { overrides: { beta_features: true } },
      true,
      'Overridden in this browser.',
    ],
    [
      'an override against the share',
      'new_dashboard',
      { overrides: { new_dashboard: true } },
      true,
      'Overridden in this browser.',
    ],
    ['what was loaded', 'dark_mode', remote({ enabled: false }), false, 'Disabled by the remote flags.'],
    [
      'a share',
      'dark_mode',
      remote({ rolloutPercentage: 44 }),
      false,
      'Your rollout bucket is 44; buckets below 44 have it.',
    ],
    [
      'a larger share',
      'dark_mode',
      remote({ rolloutPercentage: 45 }),
      true,
      'Your rollout bucket is 44; buckets below 45 have it.',
    ],
    [
      'the production host',
      'real_payments',
      { onProductionHost: true, overrides: { real_payments: true } },
      false,
      'Set by the production host.',
    ],
  ] as const)('names %s', (_case, key, sources, isOn, why) => {
    expect(one(key, sources)).toEqual([isOn, why])
  })

  it('names the groups that someone is in none of', () => {
    expect(one('advanced_analytics', {}, technician)).toEqual([
      false,
      'You are in none of its groups: business owner and business admin.',
    ])
  })
})

it('says where a flag is on, for whom, and what this browser says of it', () => {
  const flags = explainFlags({ ...demo, overrides: { payouts: false } }, user())
  expect(flags.filter(({ key }) => ['payouts', 'new_dashboard', 'beta_features'].includes(key))).toEqual([
    {
      key: 'beta_features',
      description: 'Features still being tried',
      environments: [],
      share: 100,
      groups: ['beta_testers'],
      override: null,
      isOn: false,
      why: 'Disabled in demo.',
    },
    {
      key: 'new_dashboard',
      description: 'The next dashboard',
      environments: [],
      share: 0,
      groups: [],
      override: null,
      isOn: false,
      why: 'Disabled in demo.',
    },
    {
      key: 'payouts',
      description: 'Customer payouts',
      environments: ['development', 'demo', 'qa'],
      share: 100,
      groups: [],
      override: false,
      isOn: false,
      why: 'Overridden in this browser.',
    },
  ])
})

it('has the flags of the remote map that the registry does not know, in their own words', () => {
  const autumn = { key: 'autumn', enabled: true, description: 'Leaves' }
  expect(explainFlags({ ...demo, remote: { autumn } }, user()).at(-1)).toEqual({
    key: 'autumn',
    description: 'Leaves',
    environments: null,
    share: 100,
    groups: [],
    override: null,
    isOn: true,
    why: 'Enabled by the remote flags.',
  })
})
