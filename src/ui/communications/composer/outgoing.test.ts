import { expect, test } from 'vitest'
import { consentOf, shownConsent } from '@/domain/messaging/consent-ledger'
import { sendProblem } from '@/domain/messaging/send-rule'
import type { ComposerSetup } from '../types'
import { requestOf, type Writing } from './outgoing'

const ADDRESS = '+15125550142'
const MORNING = Date.parse('2026-11-30T09:00:00-06:00')

const SETUP: ComposerSetup = {
  numbers: [
    {
      ...{ id: 1, business_id: 1, phone_number: '+15125550100', friendly_name: 'Main line', is_active: true },
      ...{ sms_enabled: true, registration: 'registered', submitted_at: null, registration_note: '' },
    },
  ],
  templates: [],
  cannedAnswers: [],
  dailyTextLimit: 500,
  business: { name: 'Green Valley', postal_address: '12 Elm St, Austin, TX 78701', time_zone: 'America/Chicago' },
}

const WRITING: Writing = {
  ...{ mode: 'sms', to: ADDRESS, from: '+15125550100', subject: '', body: 'We come at nine.', files: [] },
  purpose: 'marketing',
}

const wordsFor = (purpose: 'informational' | 'marketing', source: 'staff' | 'unsubscribe_page', wording: string) => {
  const entry = { id: 1, address: ADDRESS, channel: 'sms', action: 'revoked', created_at: MORNING } as const
  const consent = shownConsent(consentOf([{ ...entry, purpose, source, wording }], ADDRESS, 'sms'))
  const address = { address: ADDRESS, channel: 'sms', ...consent, shared_by: [] } as const
  const target = { conversation: 1, client: null, addresses: [address], card: null }
  const request = requestOf(WRITING, target, SETUP)
  return request && sendProblem(request)?.words
}

test('the composer says how someone opted out, as the back end does', () => {
  expect([
    wordsFor('informational', 'staff', 'He called and asked us to stop'),
    wordsFor('marketing', 'unsubscribe_page', 'Unsubscribe'),
  ]).toEqual([
    'Opted out on Nov 30, 2026, as your team recorded. They can text START to hear from you again.',
    'Refused marketing on Nov 30, 2026. You can still write about their service.',
  ])
})
