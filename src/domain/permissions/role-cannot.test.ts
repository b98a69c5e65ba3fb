import { describe, expect, it } from 'vitest'
import { roleCannot } from './role-cannot'

describe('what a role may not do', () => {
  it.each([
    ['jobs', 'created', 'Your role can’t create jobs.'],
    ['jobs', 'edited', 'Your role can’t edit jobs.'],
    ['jobs', 'marked as missed', 'Your role can’t mark jobs as missed.'],
    ['plans', 'cancelled', 'Your role can’t cancel plans.'],
    ['estimates', 'sent', 'Your role can’t send estimates.'],
    ['estimates', 'made into jobs', 'Your role can’t make estimates into jobs.'],
    ['users', 'given roles', 'Your role can’t give users roles.'],
    ['the business', 'set up', 'Your role can’t set up the business.'],
  ])('of %s, as %s, is said with its verb', (what, participle, sentence) => {
    expect(roleCannot(what, participle)).toBe(sentence)
  })
})
