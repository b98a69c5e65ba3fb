import { describe, expect, it } from 'vitest'
import type { ConsentEntry } from './consent'
import { consentOf } from './consent-ledger'

const PHONE = '+15125550142'

const entry = (changes: Partial<ConsentEntry>): ConsentEntry => ({
  id: changes.created_at ?? 1,
  business_id: 1,
  address: PHONE,
  client_id: null,
  channel: 'sms',
  purpose: 'informational',
  action: 'granted',
  wording: 'START',
  source: 'keyword',
  message_id: null,
  user_id: null,
  created_at: 1,
  ...changes,
})
const stop = (created_at: number) => entry({ action: 'revoked', wording: 'STOP', created_at })
const start = (created_at: number) => entry({ created_at })
const signature = (created_at: number) =>
  entry({ purpose: 'marketing', source: 'form', wording: 'Yes, text me offers', created_at })

const IN = { optedOutAt: null, optedOutBy: null, optedOutSource: null }

describe('consent', () => {
  it('of an address without entries is to neither opt-out nor marketing', () => {
    expect(consentOf([], PHONE, 'sms')).toEqual({ ...IN, marketing: false, marketingRefusedAt: null })
  })

  it('to marketing needs a written record, which a keyword is not', () => {
    expect([
      consentOf([signature(1)], PHONE, 'sms').marketing,
      consentOf([entry({ purpose: 'marketing' })], PHONE, 'sms').marketing,
      consentOf([entry({ purpose: 'marketing', source: 'form', wording: ' ' })], PHONE, 'sms').marketing,
      consentOf([start(1)], PHONE, 'sms').marketing,
    ]).toEqual([true, false, false, false])
  })

  it('ends for both purposes with STOP', () => {
    expect(consentOf([signature(1), stop(2)], PHONE, 'sms')).toEqual({
      optedOutAt: 2,
      optedOutBy: 'STOP',
      optedOutSource: 'keyword',
      marketing: false,
      marketingRefusedAt: 2,
    })
  })

  it('comes back with START for information only', () => {
    expect(consentOf([signature(1), stop(2), start(3)], PHONE, 'sms')).toEqual({
      ...IN,
      marketing: false,
      marketingRefusedAt: 2,
    })
  })

  it('comes back in full with a new signature', () => {
    expect(consentOf([stop(2), signature(3)], PHONE, 'sms')).toEqual({
      ...IN,
      marketing: true,
      marketingRefusedAt: null,
    })
  })

  it('follows the newest entry, in any order of the list and at the same instant', () => {
    const same = [entry({ id: 2, action: 'revoked', wording: 'STOP', created_at: 5 }), entry({ id: 1, created_at: 5 })]
    expect([consentOf([stop(2), start(1)], PHONE, 'sms').optedOutAt, consentOf(same, PHONE, 'sms').optedOutAt]).toEqual(
      [2, 5],
    )
  })

  it('to information stays when only marketing is refused', () => {
    const unsubscribed = entry({
      address: 'Ana@Example.com',
      channel: 'email',
      purpose: 'marketing',
      action: 'revoked',
      source: 'unsubscribe_page',
      wording: 'Unsubscribe',
      created_at: 4,
    })
    expect(consentOf([unsubscribed], 'ana@example.com', 'email')).toEqual({
      ...IN,
      marketing: false,
      marketingRefusedAt: 4,
    })
  })

  it('is of one address and one channel', () => {
    expect([
      consentOf([stop(2)], '(512) 555-0142', 'sms').optedOutAt,
      consentOf([stop(2)], '+15125550143', 'sms').optedOutAt,
      consentOf([stop(2)], PHONE, 'email').optedOutAt,
    ]).toEqual([2, null, null])
  })
})
