import { describe, expect, it } from 'vitest'
import { canRetry, failureWords, statusAfter, statusTone, statusWords } from './delivery'
import type { Message } from './message'
import { MESSAGE_STATUSES } from './vocabulary'

const NOW = Date.parse('2027-03-13T21:10-06:00')
const message = (changes: Partial<Message>): Pick<Message, 'status' | 'failure' | 'send_at'> => ({
  status: 'queued',
  failure: null,
  send_at: null,
  ...changes,
})

describe('reports of a carrier', () => {
  it.each([
    ['scheduled', 'queued', 'queued'],
    ['queued', 'sent', 'sent'],
    ['queued', 'delivered', 'delivered'],
    ['queued', 'canceled', 'canceled'],
    ['sent', 'undelivered', 'undelivered'],
    ['delivered', 'sent', 'delivered'],
    ['failed', 'sent', 'failed'],
    ['delivered', 'failed', 'delivered'],
    ['undelivered', 'delivered', 'undelivered'],
    ['sent', 'queued', 'sent'],
    ['sent', 'canceled', 'sent'],
    ['canceled', 'sent', 'canceled'],
    ['sent', 'received', 'sent'],
    ['received', 'delivered', 'received'],
  ] as const)('%s, then %s: %s', (current, reported, status) => {
    expect(statusAfter(current, reported)).toBe(status)
  })

  it('change nothing when they come twice', () => {
    expect(MESSAGE_STATUSES.map((status) => statusAfter(status, status))).toEqual(MESSAGE_STATUSES)
  })
})

describe('what a row says', () => {
  it.each([
    [{ status: 'scheduled', send_at: NOW + 12 * 3_600_000 }, 'Goes out tomorrow 10:10 AM'],
    [{ status: 'scheduled', send_at: NOW }, 'Sending…'],
    [{ status: 'queued' }, 'Sending…'],
    [{ status: 'sent' }, 'Sent'],
    [{ status: 'delivered' }, 'Delivered'],
    [{ status: 'received' }, 'Received'],
    [{ status: 'canceled' }, 'Canceled'],
    [{ status: 'canceled', failure: 'client_wrote_first' }, 'Canceled. The client wrote first, so it became a draft.'],
    [
      { status: 'undelivered', failure: 'landline' },
      'Not delivered. This is a landline, which can’t get texts. Call or send an email.',
    ],
    [{ status: 'failed' }, 'Not delivered. The carrier gave no reason. Try again.'],
  ] as const)('of %j is %s', (changes, words) => {
    expect(statusWords(message(changes), NOW, 'America/Chicago')).toBe(words)
  })

  it('explains a code, and has words for one it does not have', () => {
    expect([failureWords('unreachable'), failureWords('toString')]).toEqual([
      'The phone is off or out of reach. Try again later.',
      'The carrier gave no reason. Try again.',
    ])
  })

  it('offers a retry where it can help', () => {
    expect(
      [
        message({ status: 'failed' }),
        message({ status: 'undelivered', failure: 'unreachable' }),
        message({ status: 'undelivered', failure: 'opted_out' }),
        message({ status: 'delivered' }),
        message({ status: 'canceled', failure: 'taken_back' }),
      ].map(canRetry),
    ).toEqual([true, true, false, false, false])
  })

  it('has a tone for every status (COMM-11)', () => {
    expect(MESSAGE_STATUSES.map(statusTone)).toEqual([
      'between',
      'between',
      'good',
      'good',
      'bad',
      'bad',
      'between',
      'good',
    ])
  })
})
