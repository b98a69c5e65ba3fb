import { listJobs } from '@/contract/jobs'
import { currentSubscription } from '@/contract/subscription'
import { type TestCard, testCardId } from '@/domain/card/test-cards'
import type { MovableClock } from '@/domain/time/clock'
import type { EventLog } from '@/events/log'
import { type FactEntry, type MockServer, memoryFactLog } from '@/mock-server'
import type { Scenarios } from '@/mock-server/core/log/seeding'
import { type Answered, officesPerTest, type Person, signIn, stoppedClock } from './office'

export const GREEN_VALLEY = 'cus_1'
export const HILL_COUNTRY = 'cus_2'
export const HILL_COUNTRY_OWNER = 'owner@hillcountry.demo'

export const card = (patch: Partial<TestCard> = {}): string =>
  testCardId({ brand: 'visa', last4: '1111', exp_month: 8, exp_year: 2029, chargeable: true, nonce: 'n1', ...patch })

export const refusedCard = card({ last4: '0341', chargeable: false, nonce: 'n2' })

export type PayingOffice = {
  server: MockServer
  clock: MovableClock
  factSummaries(): Promise<(readonly [type: string, note: string | null])[]>
  /** Signs in again, since access tokens expire when the clock jumps. */
  as(email: string): Promise<Person>
  subscription(email: string, customerId: string): Promise<Answered['body']>
}

type OfficeOptions = { clock?: MovableClock; log?: EventLog<FactEntry>; scenarios?: Scenarios }

/** Opens offices with their own clock and log by default and shuts them down after each test. Call once at the top of the file. */
export const payingOfficesPerTest = (): ((options?: OfficeOptions) => PayingOffice) => {
  const open = officesPerTest()
  return (options = {}) => {
    const { clock = stoppedClock(), log = memoryFactLog() } = options
    const server = open({ ...options, clock, log })
    const as = async (email: string) => {
      const person = await signIn(server, email)
      // Signing in alone does not catch up; the first page's requests do.
      await person.send(listJobs)
      return person
    }
    return {
      server,
      clock,
      as,
      async factSummaries() {
        const facts = (await log.readBefore(null, 500)).reverse()
        return facts
          .filter(({ stream }) => /^(subscription|subscription-invoice|payment-method)\//.test(stream))
          .map(({ type, note }) => [type, note] as const)
      },
      async subscription(email, customerId) {
        const person = await as(email)
        return (await person.send(currentSubscription, { query: { customer_id: customerId } })).body
      },
    }
  }
}

export const askHosted = async (
  server: MockServer,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> => {
  const init: RequestInit = { method }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await server.fetch(`/hosted/api/${path}`, init)
  return { status: response.status, body: await response.json(), headers: response.headers }
}
