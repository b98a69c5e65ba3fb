import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import { EMPTY_PROPERTY } from '@/domain/onboarding/property'
import { user } from '../../../tests/fixtures/records'
import { formsFrom, savedFrom, unsavedIn } from './forms'

const sam = user({ email: 'sam@rivera.example', first_name: 'Sam', last_name: 'Rivera', phone: null })
const nothing = { account: null, property: null, preferences: null }
const typed = { ...EMPTY_PROPERTY, businessName: 'Typed' }
const saved = { ...EMPTY_PROPERTY, businessName: 'Saved' }

describe('the forms begin', () => {
  it('with what is known of the person, and the defaults (X-10)', () => {
    expect(formsFrom({}, nothing, sam)).toEqual({
      account: { email: 'sam@rivera.example', firstName: 'Sam', lastName: 'Rivera', phone: '' },
      property: EMPTY_PROPERTY,
      preferences: DEFAULT_PREFERENCES,
    })
  })

  it('with what is saved before that, and with what was typed before all', () => {
    expect([
      formsFrom({}, { ...nothing, property: saved }, sam).property,
      formsFrom({ property: typed }, { ...nothing, property: saved }, sam).property,
    ]).toEqual([saved, typed])
  })
})

describe('the summary', () => {
  it('shows what is saved, whatever was typed since', () => {
    expect(savedFrom({ property: typed }, { ...nothing, property: saved }, sam).property).toEqual(saved)
  })

  it('shows what the session remembers of a step that was saved before', () => {
    expect(savedFrom({ property: typed }, nothing, sam).property).toEqual(typed)
  })

  it('knows the steps that are typed otherwise than saved', () => {
    const savedForms = { ...nothing, property: saved, preferences: DEFAULT_PREFERENCES }
    expect([
      unsavedIn({ property: typed, preferences: DEFAULT_PREFERENCES }, savedForms),
      unsavedIn({ property: saved }, savedForms),
      unsavedIn({ property: typed }, nothing),
    ]).toEqual([['property'], [], []])
  })
})
