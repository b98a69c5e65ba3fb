import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { user } from '../../../tests/fixtures/records'
import { flagSubject, isFlagOn, stableHash } from './flag'
import { type Flag, flagSchema } from './flag-map'

const flag = (patch: Partial<Flag> = {}): Flag => ({ key: 'any', enabled: true, description: '', ...patch })
const somebody = { user_id: 7, groups: ['business_manager'] }

describe('a flag', () => {
  it('has a key, a switch and a description, and may have a share and groups (FLAG-01)', () => {
    const full = { key: 'x', enabled: true, description: 'X', rolloutPercentage: 50, userGroups: ['beta_testers'] }
    expect([v.parse(flagSchema, full), v.parse(flagSchema, { key: 'x', enabled: false })]).toEqual([
      full,
      { key: 'x', enabled: false, description: '' },
    ])
    expect(v.safeParse(flagSchema, { ...full, rolloutPercentage: 101 }).success).toBe(false)
  })

  it('is off when unknown or disabled (FLAG-02)', () => {
    expect([
      isFlagOn(undefined, somebody),
      isFlagOn(flag({ enabled: false }), somebody),
      isFlagOn(flag(), somebody),
    ]).toEqual([false, false, true])
  })

  it('needs one of its groups, where it has any (FLAG-02)', () => {
    const on = (...userGroups: string[]) => isFlagOn(flag({ userGroups }), somebody)
    expect([on('business_owner', 'business_manager'), on('beta_testers'), on()]).toEqual([true, false, true])
  })

  it('reaches the share of people whose hash lies below its percentage (FLAG-03)', () => {
    const share = stableHash('7') % 100
    const on = (rolloutPercentage: number) => isFlagOn(flag({ rolloutPercentage }), somebody)
    expect([on(0), on(share), on(share + 1), on(100)]).toEqual([false, false, true, true])
  })

  it('reaches about its share of many people', () => {
    const reached = Array.from({ length: 10_000 }, (_, user_id) =>
      isFlagOn(flag({ rolloutPercentage: 30 }), { user_id, groups: [] }),
    ).filter(Boolean).length
    expect(reached).toBe(3_016)
  })

  it('counts anyone who is not signed in as "anonymous"', () => {
    const share = stableHash('anonymous') % 100
    const on = (rolloutPercentage: number) => isFlagOn(flag({ rolloutPercentage }), flagSubject(null))
    expect([on(share), on(share + 1)]).toEqual([false, true])
  })

  it('needs group and share together', () => {
    const both = flag({ userGroups: ['beta_testers'], rolloutPercentage: 100 })
    expect([
      isFlagOn(both, somebody),
      isFlagOn({ ...both, rolloutPercentage: 0 }, { user_id: 7, groups: ['beta_testers'] }),
    ]).toEqual([false, false])
  })
})

it('is evaluated for a person with their user type and groups (FLAG-09)', () => {
  expect([flagSubject(user({ groups: ['business_admin', 'beta_testers'] })), flagSubject(null)]).toEqual([
    { user_id: 1, groups: ['business_owner', 'business_admin', 'beta_testers'] },
    { user_id: null, groups: [] },
  ])
})

it('is hashed the same in every browser and release (FLAG-03)', () => {
  expect(['', 'a', 'foobar', 'anonymous', '1', '7'].map(stableHash)).toEqual([
    0x811c9dc5, 0xe40c292c, 0xbf9cf968, 0x72d9da2e, 0x340ca71c, 0x320ca3f6,
  ])
})
