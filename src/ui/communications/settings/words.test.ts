import { expect, test } from 'vitest'
import { changeLines } from '@/ui/kit/records/page/history-words'
import { awaitedAnswer, extensionHistory } from './words'

const MAIN = {
  id: 1,
  business_id: 1,
  phone_number: '+15125550100',
  friendly_name: 'Main line',
  is_active: true,
  sms_enabled: true,
  registration: 'registered',
  submitted_at: Date.UTC(2026, 10, 18, 15),
  registration_note: '',
} as const

test('histories of an extension name its number and the person it rings', () => {
  const words = extensionHistory([MAIN], [{ id: 4, name: 'Priya Nair' }])
  expect(
    changeLines(words, [
      { field: 'phone_number_id', before: 9, after: 1 },
      { field: 'user_id', before: null, after: 4 },
      { field: 'label', before: 'Office', after: 'Billing' },
      { field: 'business_id', before: 1, after: 1 },
    ]),
  ).toEqual([
    { label: 'Number', before: 'another one', after: 'Main line (512) 555-0100' },
    { label: 'Person', before: 'none', after: 'Priya Nair' },
    { label: 'Name', before: 'Office', after: 'Billing' },
  ])
})

test('a number in review says when an answer is expected', () => {
  expect([
    awaitedAnswer({ ...MAIN, registration: 'in_review' }, 'America/Chicago'),
    awaitedAnswer(MAIN, 'America/Chicago'),
  ]).toEqual([
    'Submitted Wed, Nov 18. Carriers usually answer within 3 weeks; in the demo, after 3 days of its clock, on Sat, Nov 21.',
    null,
  ])
})
