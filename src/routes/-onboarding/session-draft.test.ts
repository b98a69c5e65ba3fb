import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import { EMPTY_PROPERTY } from '@/domain/onboarding/property'
import { openSessionDraft } from './session-draft'

const sessionOf = (entries: Record<string, string> = {}) => {
  const items = new Map(Object.entries(entries))
  return {
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    items: () => Object.fromEntries(items),
  }
}
const account = { email: 'sam@rivera.example', firstName: 'Sam', lastName: 'Rivera', phone: '' }

describe('what the session remembers (ONB-08)', () => {
  it('is nothing at first but whose it is', () => {
    const { storage, items } = sessionOf()
    const session = openSessionDraft(storage, 7)
    expect([session.place(), session.draft(), items()]).toEqual([
      { customer_id: null, step: 'account' },
      {},
      { user_id: '7' },
    ])
  })

  it('stands under the stated keys and is found again after a reload', () => {
    const { storage, items } = sessionOf()
    const session = openSessionDraft(storage, 7)
    session.keepPlace({ customer_id: 'cus_3', step: 'property' })
    session.keepDraft({ account, property: EMPTY_PROPERTY })
    expect(items()).toEqual({
      user_id: '7',
      onboarding_customer_id: 'cus_3',
      onboarding_step: 'property',
      onboarding_data: JSON.stringify({ account, property: EMPTY_PROPERTY }),
    })
    const reloaded = openSessionDraft(storage, 7)
    expect([reloaded.place(), reloaded.draft()]).toEqual([
      { customer_id: 'cus_3', step: 'property' },
      { account, property: EMPTY_PROPERTY },
    ])
  })

  it('is found in another tab, by the same person only, until everything is done', () => {
    const browser = sessionOf().storage
    const openTab = (userId: number) => openSessionDraft(sessionOf().storage, userId, browser)
    const first = openTab(7)
    first.keepDraft({ account })
    expect([openTab(7).draft(), openTab(8).draft()]).toEqual([{ account }, {}])
    first.finish()
    expect(openTab(7).draft()).toEqual({})
  })

  it('is cleared when it is someone else’s', () => {
    const { storage, items } = sessionOf({
      user_id: '8',
      onboarding_customer_id: 'cus_3',
      onboarding_step: 'welcome',
      onboarding_data: JSON.stringify({ account }),
    })
    const session = openSessionDraft(storage, 7)
    expect([session.place(), session.draft(), items()]).toEqual([
      { customer_id: null, step: 'account' },
      {},
      { user_id: '7' },
    ])
  })

  it('keeps the customer when everything is done, and forgets the draft (X-11)', () => {
    const { storage, items } = sessionOf()
    const session = openSessionDraft(storage, 7)
    session.keepPlace({ customer_id: 'cus_3', step: 'welcome' })
    session.keepDraft({ account })
    session.finish()
    expect(items()).toEqual({ user_id: '7', onboarding_customer_id: 'cus_3' })
  })

  it.each([
    ['text that is no JSON', '{"account":'],
    ['a form of another shape', JSON.stringify({ account: 7 })],
    ['nothing that is a draft', 'null'],
  ])('counts as empty where it cannot be read: %s', (_, data) => {
    const { storage } = sessionOf({ user_id: '7', onboarding_data: data, onboarding_step: 'elsewhere' })
    const session = openSessionDraft(storage, 7)
    expect([session.place(), session.draft()]).toEqual([{ customer_id: null, step: 'account' }, {}])
  })

  it('is read as far as it fits, a field at a time', () => {
    const preferences = { ...DEFAULT_PREFERENCES, appointmentBuffer: '45' }
    const data = JSON.stringify({ account: { ...account, phone: 7 }, property: EMPTY_PROPERTY, preferences })
    const { storage } = sessionOf({ user_id: '7', onboarding_data: data })
    expect(openSessionDraft(storage, 7).draft()).toEqual({
      account,
      property: EMPTY_PROPERTY,
      preferences: { ...DEFAULT_PREFERENCES, appointmentBuffer: 15 },
    })
  })

  it('lasts as long as the page where the browser has no room for it', () => {
    const { storage } = sessionOf()
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const session = openSessionDraft({ ...full, getItem: () => '7' }, 7, full)
    expect(() => session.keepDraft({ account })).not.toThrow()
  })
})
