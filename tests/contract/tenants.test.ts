import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addPaymentMethod } from '@/contract/billing'
import { createCrewMember } from '@/contract/crew'
import { ActivityDocument, HistoryDocument } from '@/contract/graphql/generated/history'
import { listJobs } from '@/contract/jobs'
import { autoSchedule, scheduleInsights } from '@/contract/schedules'
import { testCardId } from '@/domain/card/test-cards'
import { SIMULATED_ACCESS_TOKEN } from '@/domain/demo/demo'
import { dayAt } from '@/domain/time/calendar'
import type { MockServer } from '@/mock-server'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { HILL_COUNTRY } from '@/mock-server/seeds/staff'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { OWNER, openOffice, type Person, sendAnything, signIn, stoppedClock, TODAY } from './office'

const STRANGER = 'owner@hillcountry.demo'

let server: MockServer
afterEach(() => server.shutdown())

const history = (stream: string, person: Person) =>
  askGraphql(server, person, HistoryDocument, { stream, first: 20, before: null })

describe('no one of another business reads a record, whatever kind it is', () => {
  let owner: Person
  let stranger: Person
  beforeEach(async () => {
    server = openOffice()
    owner = await signIn(server, OWNER)
    stranger = await signIn(server, STRANGER)
    await owner.ask(autoSchedule, { body: { date: TODAY } })
    await owner.ask(createCrewMember, {
      body: { employee_id: 'GV-900', first_name: 'Ida', last_name: 'Moss', role: 'technician', hourly_rate: 20 },
    })
    const card = { brand: 'visa', last4: '1881', exp_month: 12, exp_year: 2030, chargeable: true, nonce: 'a' }
    await owner.ask(addPaymentMethod, { body: { customer_id: 'cus_1', payment_method_id: testCardId(card) } })
  })

  test('a stream of each kind, asked for by its own owner and by a stranger', async () => {
    const { tables } = await server.state()
    const ours = (rows: readonly { id: number; business_id?: number | null; customer_id?: number }[]) =>
      rows.find(({ business_id, customer_id }) => business_id === 1 || customer_id === 1)?.id
    const streams = [
      `job/${ours(tables.jobs)}`,
      `client/${ours(tables.clients)}`,
      `property/${ours(tables.properties)}`,
      `crew/${ours(tables.crew_members)}`,
      `user/${ours(tables.users)}`,
      'business/1',
      'customer/1',
      `subscription/${ours(tables.subscriptions)}`,
      `subscription-invoice/${ours(tables.subscription_invoices)}`,
      `payment-method/${ours(tables.payment_methods)}`,
      `schedule/1:${TODAY}`,
    ]
    for (const stream of streams) {
      expect([stream, refusalOf(await history(stream, owner))]).toEqual([stream, 'answered'])
      const refusal = refusalOf(await history(stream, stranger))
      expect([stream, refusal]).toEqual([stream, '403 Your role can’t see this record.'])
    }
  })

  test('recent activity of a stranger tells nothing of it', async () => {
    const seen = async (person: Person) =>
      dataOf(await askGraphql(server, person, ActivityDocument, { first: 50, before: null })).activity.facts.length
    expect([(await seen(owner)) > 5, await seen(stranger)]).toEqual([true, 0])
  })

  test('a schedule run of another business on the same day is another stream', async () => {
    expect(refusalOf(await history(`schedule/${HILL_COUNTRY}:${TODAY}`, owner))).toBe(
      '403 Your role can’t see this record.',
    )
    expect(refusalOf(await history(`schedule/${TODAY}`, owner))).toBe('404 There is no such record.')
  })
})

describe('the token of simulated sign-in', () => {
  const listStatus = async () => (await sendAnything(server, listJobs, {}, SIMULATED_ACCESS_TOKEN)).status

  test('is no one’s where sign-in is not simulated', async () => {
    server = openOffice()
    expect(await listStatus()).toBe(401)
  })

  test('is the demo owner’s only while it is', async () => {
    let simulated = true
    server = openOffice({ isSimulated: () => simulated })
    expect(await listStatus()).toBe(200)
    simulated = false
    expect(await listStatus()).toBe(401)
  })
})

describe('every day is the day of the actor’s own business', () => {
  /** 11:30 PM on the 18th in Austin, already the 19th in New York. */
  const BETWEEN = Date.parse('2026-11-19T05:30:00Z')
  const AWAY = 9_001

  const scenario = {
    ...BUILT_IN.demo,
    tables(day: string) {
      const seed = BUILT_IN.demo.tables(day)
      const [job] = seed.jobs
      if (!job) throw new Error('the demo has jobs')
      const away = { ...job, id: AWAY, business_id: HILL_COUNTRY, status: 'assigned' as const, scheduled_date: TODAY }
      return { ...seed, jobs: [...seed.jobs, away] }
    },
  }

  beforeEach(() => {
    server = openOffice({ clock: stoppedClock(BETWEEN), scenarios: { demo: scenario, large: scenario } })
  })

  test('the sample data has a business in another zone', async () => {
    const { businesses } = (await server.state()).tables
    expect(businesses.map(({ timezone }) => dayAt(BETWEEN, timezone))).toEqual([TODAY, '2026-11-19'])
  })

  test('a job is missed when the day is over where its business is', async () => {
    const stranger = await signIn(server, STRANGER)
    const { jobs } = await stranger.ask(listJobs, { params: { businessId: HILL_COUNTRY } })
    expect(jobs.map(({ id, status }) => [id, status])).toEqual([[AWAY, 'missed']])
    const { jobs: ours } = await (await signIn(server, OWNER)).ask(listJobs, {
      query: { date: TODAY },
    })
    expect(ours.filter(({ status }) => status === 'missed')).toEqual([])
  })

  test('insights of today are those of its own day', async () => {
    const params = (businessId: number) => ({ params: { businessId, period: 'daily' } })
    const ours = await (await signIn(server, OWNER)).ask(scheduleInsights, params(1))
    const theirs = await (await signIn(server, STRANGER)).ask(scheduleInsights, params(HILL_COUNTRY))
    expect([ours.date, theirs.date]).toEqual([TODAY, '2026-11-19'])
  })
})
