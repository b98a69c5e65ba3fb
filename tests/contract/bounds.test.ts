import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptInvitation, forgotPassword, register, resetPassword } from '@/contract/accounts'
import { login, logout, refresh } from '@/contract/auth'
import { addPaymentMethod, listInvoices } from '@/contract/billing'
import { createCrewMember, updateCrewMember } from '@/contract/crew'
import type { Endpoint } from '@/contract/endpoint'
import { assignCrew, createJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { savePreferences, saveProperty, startOnboarding } from '@/contract/onboarding'
import { autoSchedule, autoScheduleOld, optimizeRoutes, optimizeRoutesOld } from '@/contract/schedules'
import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  currentSubscription,
} from '@/contract/subscription'
import { track } from '@/contract/tracking'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { type AnyRequest, OWNER, openOffice, type Person, sendAnything, signIn } from './office'

const log = memoryFactLog()
let server: MockServer
let owner: Person
beforeAll(async () => {
  server = openOffice({ log })
  owner = await signIn(server, OWNER)
})
afterAll(() => server.shutdown())

const long = (length: number) => 'x'.repeat(length)
/** JSON can hold numbers beyond any valid value; this one is written out, since `JSON.stringify` would write null. */
const ENDLESS = 'endless'
const params = { jobId: 1, memberId: 2, customerId: 'cus_1', token: 'unknown' }

type Where = 'body' | 'query'
type BadInput = [call: Endpoint, where: Where, field: string, value: unknown]

const of = (call: Endpoint, where: Where, values: Record<string, readonly unknown[]>): BadInput[] =>
  Object.entries(values).flatMap(([field, bad]) => bad.map((value): BadInput => [call, where, field, value]))

const IDS = [0, -1, 1.5, 1e300, ENDLESS]
const MONEY = [-1, 0.001, 100_000_000, 1e307, ENDLESS]
const NAMES = [long(101)]
const JOB = {
  client_id: IDS,
  property_id: IDS,
  title: [long(201)],
  description: [long(75_001)],
  estimated_duration_minutes: [0, 1.5, 1_441, 1e307, ENDLESS],
  estimated_cost: MONEY,
  property_address: [long(201)],
  property_city: NAMES,
  property_state: ['Texas'],
  property_zip: [long(11)],
  location_notes: [long(5_001)],
}
const MEMBER = {
  employee_id: NAMES,
  first_name: NAMES,
  last_name: NAMES,
  hourly_rate: MONEY,
  crew_id: IDS,
  skills: [Array(51).fill('mowing')],
}
const CUSTOMER = { customer_id: NAMES }
const EMAIL = [`${long(250)}@a.com`]

const BAD: BadInput[] = [
  ...of(createJob, 'body', { ...JOB, business_id: IDS, created_by: IDS }),
  ...of(updateJob, 'body', JOB),
  ...of(listJobs, 'query', {
    page: [0, 1.5, 1e300, 'two', ''],
    per_page: [0, 101, 'two'],
    search: [long(201)],
    client_id: [0, 1e300, 'one'],
  }),
  ...of(updateJobStatus, 'query', { notes: [long(5_001)] }),
  ...of(assignCrew, 'query', {
    crew_id: [0, -1, 1.5, 1e300, 'one'],
    crew_member_ids: [long(2_001), Array(101).fill(1).join(), '99999999999999999999', '0'],
  }),
  ...of(createCrewMember, 'body', MEMBER),
  ...of(updateCrewMember, 'body', MEMBER),
  ...of(autoSchedule, 'body', { business_id: IDS, date: [long(20)] }),
  ...of(autoScheduleOld, 'body', { date: [long(20)] }),
  ...of(optimizeRoutes, 'query', { crew_id: [0, 1e300, 'one'] }),
  ...of(optimizeRoutesOld, 'body', { crew_ids: [Array(101).fill(1)] }),
  ...of(listInvoices, 'query', { ...CUSTOMER, limit: [0, 101, 1.5, 'ten'], offset: [-1, 1e300, 'ten'] }),
  ...of(addPaymentMethod, 'body', { ...CUSTOMER, payment_method_id: [long(2_001)] }),
  ...of(currentSubscription, 'query', CUSTOMER),
  ...of(changePlan, 'body', CUSTOMER),
  ...of(cancelSubscription, 'body', { ...CUSTOMER, reason: [long(5_001)] }),
  ...of(createPortalSession, 'query', { ...CUSTOMER, return_url: [`https://a.com/${long(2_000)}`] }),
  ...of(createCheckoutSession, 'body', {
    ...CUSTOMER,
    customer_email: EMAIL,
    customer_name: [long(202)],
    success_url: [`https://a.com/${long(2_000)}`],
    cancel_url: [`https://a.com/${long(2_000)}`],
  }),
  ...of(startOnboarding, 'body', {
    email: EMAIL,
    first_name: NAMES,
    last_name: NAMES,
    phone: ['5'.repeat(31)],
    password: [`Aa1${long(200)}`],
  }),
  ...of(saveProperty, 'body', {
    businessName: NAMES,
    businessType: NAMES,
    address: [long(201)],
    city: NAMES,
    state: ['Texas'],
    zipCode: ['78704-12345'],
    serviceRadius: [7, 1e307, ENDLESS],
  }),
  ...of(savePreferences, 'body', {
    appointmentBuffer: [7, ENDLESS],
    maxAppointmentsPerDay: [0, 1.5, 21, 1e307, ENDLESS],
  }),
  ...of(login, 'body', { email: EMAIL, password: [long(201)], business_subdomain: NAMES }),
  ...of(refresh, 'body', { refresh_token: [long(2_001)] }),
  ...of(logout, 'body', { refresh_token: [long(2_001)] }),
  ...of(register, 'body', {
    email: EMAIL,
    password: [long(201)],
    first_name: NAMES,
    last_name: NAMES,
    phone: [long(31)],
    business_id: IDS,
  }),
  ...of(forgotPassword, 'body', { email: EMAIL }),
  ...of(resetPassword, 'body', { token: [long(2_001)], password: [long(201)] }),
  ...of(acceptInvitation, 'body', { first_name: NAMES, last_name: NAMES, password: [long(201)] }),
  ...of(track, 'body', {
    message: [long(20_001)],
    stack_trace: [long(20_001)],
    source: NAMES,
    environment: NAMES,
    user_id: IDS,
    url: [long(2_001)],
    browser: [long(2_001)],
  }),
]

const shown = (value: unknown) => String(value).slice(0, 24)
const CASES = BAD.map(([call, where, field, value]) => ({
  call,
  where,
  field,
  value,
  name: `${call.id} ${field} ${shown(value)}`,
}))

const refused = async (call: Endpoint, request: AnyRequest): Promise<unknown> => {
  const { status, body } = await sendAnything(server, call, { params, ...request }, owner.token)
  return { status, fields: (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path) ?? [] }
}

/** `JSON.stringify` writes null for infinite numbers; on the wire it is a number with too many zeros. */
const sendRaw = async (call: Endpoint, field: string): Promise<unknown> => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String({ businessId: 1, ...params }[name] ?? ''))
  const init = { method: call.method, headers: { authorization: `Bearer ${owner.token}` }, body: `{"${field}":1e999}` }
  const response = await server.fetch(path, init)
  const body = (await response.json()) as { errors?: { path: string }[] }
  return { status: response.status, fields: body.errors?.map(({ path }) => path) ?? [] }
}

describe('a value without measure', () => {
  test.each(CASES)('$name is refused at its field', async ({ call, where, field, value }) => {
    const before = await log.lastPosition()
    const result = value === ENDLESS ? await sendRaw(call, field) : await refused(call, { [where]: { [field]: value } })
    const path = expect.stringMatching(new RegExp(`^${field}(\\.|$)`))
    expect(result).toEqual({ status: 422, fields: expect.arrayContaining([path]) })
    expect(await log.lastPosition()).toBe(before)
  })

  test.each([1e307, 100_000_000])('of $%d is not kept, and the list of jobs stays readable', async (estimated_cost) => {
    const before = await owner.ask(listJobs, { query: { per_page: 5 } })
    const id = before.jobs[0]?.id ?? 0
    expect(
      await owner.send(updateJob, { params: { businessId: 1, jobId: id }, body: { estimated_cost } }),
    ).toMatchObject({
      status: 422,
      body: {
        detail: 'Use 99,999,999.99 or less',
        errors: [{ path: 'estimated_cost', message: 'Use 99,999,999.99 or less' }],
      },
    })
    expect(await owner.ask(listJobs, { query: { per_page: 5 } })).toEqual(before)
  })

  test('is the largest amount that is kept, to the cent', async () => {
    const body = { estimated_cost: 99_999_999.99, estimated_duration_minutes: 1_440 }
    const { job } = await owner.ask(updateJob, { params: { businessId: 1, jobId: 15 }, body })
    expect([job.estimated_cost, job.estimated_duration_minutes]).toEqual([9_999_999_999, 1_440])
  })
})
