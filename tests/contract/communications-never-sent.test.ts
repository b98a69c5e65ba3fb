import { expect, test } from 'vitest'
import { RecordConsentDocument, SendBulkMessageDocument } from '@/contract/graphql/generated/communications'
import type { ConsentEntry } from '@/domain/messaging/consent'
import { consentOf } from '@/domain/messaging/consent-ledger'
import type { Message } from '@/domain/messaging/message'
import { seeded } from '../fixtures/seeded'
import { conversationOffice } from './conversation-office'
import { askGraphql } from './graphql-office'
import { broken } from './invariants'

const SEED = Number(process.env.SEED ?? Date.now() % 100_000)
const WALKS = 2
const STEPS = 40
const SECOND = 1_000
const HOUR = 3_600_000

const office = conversationOffice()

/** Answers that a carrier requires although someone opted out. */
const REQUIRED: readonly Message['cause'][] = ['stop_confirmation', 'help']

/** True when the other side had refused the message before it left. */
const wasRefused = (message: Message, entries: readonly ConsentEntry[]): boolean => {
  const { sent_at, to_number, purpose, cause, communication_type } = message
  if (sent_at === null || REQUIRED.includes(cause)) return false
  const isRefused = (earlier: readonly ConsentEntry[]) => {
    const state = consentOf(earlier, to_number, communication_type === 'email' ? 'email' : 'sms')
    return state.optedOutAt !== null || (purpose === 'marketing' && !state.marketing)
  }
  const before = entries.filter(({ created_at }) => created_at < sent_at)
  const meanwhile = entries.filter(({ created_at }) => created_at === sent_at)
  // It may have left between any two things that were said in the same millisecond.
  return [...meanwhile, null].every((_, count) => isRefused([...before, ...meanwhile.slice(0, count)]))
}

test(`what the other side refused never leaves, whatever is written, repeated or moved (seed ${SEED})`, {
  timeout: 120_000,
}, async () => {
  const random = seeded(SEED)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <const T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
  const { clients, messages } = await office.rows()
  const newest = messages.at(-1)?.id ?? 0
  const [client] = clients.filter(({ business_id, phone }) => business_id === 1 && phone !== '')
  const own = `+1${(client?.phone ?? '').replaceAll(/\D/g, '')}`
  const numbers = [own, '+15125550777', '+15125550190'] as const
  let left = 0
  let refused = 0

  for (let walk = 0; walk < WALKS; walk += 1) {
    const history: string[] = []
    const anyMessage = async () => (await office.rows()).messages.at(-1 - below(5))?.id ?? 1
    const purpose = () => pick(['informational', 'informational', 'marketing'] as const)
    const later = () => pick([null, null, office.clock.now() + 2 * HOUR] as const)
    const steps = {
      async compose() {
        const answer = await office.notSent({ to: pick(numbers), purpose: purpose(), send_at: later() })
        if (answer !== 'answered') refused += 1
      },
      async email() {
        const to = pick(['ann@nowhere.example', 'full@nowhere.example'])
        await office.notSent({ channel: 'email', from: '', to, subject: 'Friday', purpose: purpose() })
      },
      async bulk() {
        await askGraphql(office.server, office.owner, SendBulkMessageDocument, {
          bulk: {
            ...{ clients: [client?.id ?? 1, 2], channel: 'sms', from: '', subject: '', body: 'Hi {first_name}' },
            ...{ purpose: purpose(), template: null, send_at: later() },
          },
          key: office.newKey(),
        })
      },
      stop: () => office.text(pick(numbers), 'STOP'),
      start: () => office.text(pick(numbers), 'START'),
      async consent() {
        const address = pick([...numbers, 'ann@nowhere.example'])
        await askGraphql(office.server, office.owner, RecordConsentDocument, {
          consent: {
            ...{ address, channel: address.includes('@') ? 'email' : 'sms', purpose: purpose() },
            ...{ action: pick(['granted', 'revoked']), wording: 'Said so on the phone' },
          },
          key: office.newKey(),
        })
      },
      async retry() {
        await office.retry(await anyMessage())
      },
      async takeBack() {
        await office.takeBack(await anyMessage())
      },
      async wait() {
        office.clock.advance(pick([1, 5 * SECOND, 12 * SECOND, HOUR, 13 * HOUR]))
        await office.signInAgain()
      },
    }
    const names = Object.keys(steps) as [keyof typeof steps, ...(keyof typeof steps)[]]

    for (let step = 0; step < STEPS; step += 1) {
      const name = pick<keyof typeof steps>([...names, 'wait', 'wait'])
      history.push(name)
      await steps[name]()
      const tables = await office.rows()
      const where = `seed ${SEED}, walk ${walk}: ${history.join(', ')}`
      const wrong = tables.messages.filter((message) => wasRefused(message, tables.consent_entries))
      expect(
        wrong.map(({ id, to_number, status }) => `${id} to ${to_number} is ${status}`),
        where,
      ).toEqual([])
      expect(broken(tables), where).toEqual([])
      left = tables.messages.filter(({ id, sent_at }) => sent_at !== null && id > newest).length
    }
  }
  expect(left).toBeGreaterThan(3)
  expect(refused).toBeGreaterThan(0)
})
