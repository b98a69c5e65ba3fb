import { describe, expect, it } from 'vitest'
import type { HandsetMessage, Handsets } from '@/domain/messaging/handset'
import { mailsIn, phoneThreads, textsByDay } from './message-order'

const MINE = '+15125550142'
const HANDSETS: Handsets = {
  business: { id: 1, name: 'Green Valley', time_zone: 'America/Chicago', email: 'owner@greenvalley.demo' },
  businesses: [],
  numbers: [
    { phone_number: '+15125550100', friendly_name: 'Main line' },
    { phone_number: '+15125550103', friendly_name: 'Crew line' },
  ],
  people: [],
}

const message = (id: number, patch: Partial<HandsetMessage>): HandsetMessage => ({
  ...{ id, channel: 'sms', is_own: false, from: '+15125550100', from_name: 'Green Valley', to: MINE, subject: '' },
  ...{ body: '', is_html: false, attachments: [], at: id, provider_id: '', thread_ids: '', unsubscribe: '' },
  ...patch,
})

describe('a phone', () => {
  it('has a thread for each number of the business, the latest first, and for others that wrote', () => {
    const texts = [
      message(1, { from: '+15125550103' }),
      message(2, { is_own: true, from: MINE, to: '+15125550100' }),
      message(3, { from: '+15125550155', from_name: 'Hill Country' }),
      message(4, { channel: 'email' }),
    ]
    expect(
      phoneThreads(texts, HANDSETS).map(({ number, name, texts: own }) => [number, name, own.map(({ id }) => id)]),
    ).toEqual([
      ['+15125550155', 'Hill Country', [3]],
      ['+15125550100', 'Green Valley', [2]],
      ['+15125550103', 'Green Valley', [1]],
    ])
  })

  it('lists texts by the day of the business’s time zone', () => {
    const texts = [
      message(1, { at: Date.parse('2026-11-18T05:59:00Z') }),
      message(2, { at: Date.parse('2026-11-18T06:00:00Z') }),
    ]
    expect(textsByDay(texts, 'America/Chicago').map(({ day, texts: own }) => [day, own.length])).toEqual([
      ['2026-11-17', 1],
      ['2026-11-18', 1],
    ])
  })
})

describe('a mailbox', () => {
  it('has what came in its inbox and what was written under Sent, the newest first', () => {
    const mails = [1, 2, 3].map((id) => message(id, { channel: 'email', is_own: id === 2 }))
    expect([mailsIn(mails, 'inbox'), mailsIn(mails, 'sent')].map((list) => list.map(({ id }) => id))).toEqual([
      [3, 1],
      [2],
    ])
  })
})
