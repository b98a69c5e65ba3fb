import { beforeEach, describe, expect, test } from 'vitest'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  ChangePlanStatusDocument,
  CreatePlanTemplateDocument,
  EditPlanTemplateDocument,
  EditServicePlanDocument,
  PlanAccountDocument,
  PlanTemplatesDocument,
  SettlePlanChargeDocument,
} from '@/contract/graphql/generated/plans'
import type { ServicePlanInput } from '@/contract/graphql/generated/resolvers'
import { assignCrew, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { createPlan, listPlans } from '@/contract/plans'
import { demoUser } from '@/domain/demo/demo'
import { plusDays } from '@/domain/time/calendar'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { withoutPermissions } from './demos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY } from './office'
import { PLAN_DRAFT } from './plan-cases'

const openOffice = officesPerTest()
const businessId = 1
const MANAGER = demoUser('manager').email

let server: MockServer
let owner: Person
let clock: MovableClock
const open = async (options: Parameters<typeof openOffice>[0] = {}) => {
  clock = stoppedClock()
  server = openOffice({ clock, ...options })
  owner = await signIn(server, OWNER)
}

const create = async (patch: object = {}) =>
  (await owner.ask(createPlan, { body: { ...PLAN_DRAFT, ...patch }, key: encodeURIComponent(JSON.stringify(patch)) }))
    .plan
const planNow = async (id: number, person = owner) => (await person.ask(listPlans)).plans.find((plan) => plan.id === id)
const account = async (plan: number, person = owner) =>
  dataOf(await askGraphql(server, person, PlanAccountDocument, { plan })).planAccount
const edit = (
  id: number,
  changed: ServicePlanInput,
  { was = null, key = 'edit', person = owner } = {} as {
    was?: ServicePlanInput | null
    key?: string
    person?: Person
  },
) => askGraphql(server, person, EditServicePlanDocument, { id, changed, was, key })
const dueDates = async (id: number) =>
  (await account(id)).visits.filter(({ status }) => status !== 'cancelled').map(({ due_date }) => due_date)
const later = async (days: number) => {
  clock.advance(days * DAY)
  owner = await signIn(server, OWNER)
}
const days = (...after: number[]) => after.map((count) => plusDays(TODAY, count))

describe('new terms of a plan', () => {
  beforeEach(() => open())

  test('in another rhythm call off and schedule what differs; one undo takes all of it back', async () => {
    const { id } = await create()
    const before = [await planNow(id), await account(id)]
    expect(dataOf(await edit(id, { frequency: 'every_second_week' })).editServicePlan).toBe(id)
    expect(await dueDates(id)).toEqual(days(0, 14, 28))
    expect(await planNow(id)).toMatchObject({ frequency: 'every_second_week', total_services_scheduled: 3 })
    dataOf(await edit(id, { frequency: 'weekly' }, { key: 'back' }))
    expect(await dueDates(id)).toEqual(days(0, 7, 14, 21, 28))
    for (const request of ['back', 'edit'])
      dataOf(await askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` }))
    expect([await planNow(id), await account(id)]).toEqual(before)
  })

  test('leave the visit under way alone', async () => {
    const { id } = await create()
    const jobId = (await account(id)).visits[0]?.job_id ?? 0
    await owner.ask(assignCrew, { params: { businessId, jobId }, query: { crew_member_ids: '2' } })
    await owner.ask(updateJobStatus, { params: { businessId, jobId }, query: { status: 'in_progress' } })
    dataOf(await edit(id, { counted_from: 'completion' }))
    expect((await account(id)).visits.map(({ status }) => status)).toEqual([
      'in_progress',
      ...Array.from({ length: 4 }, () => 'cancelled'),
    ])
    expect((await planNow(id))?.next_visit_date).toBe(null)
  })

  test('go on to scheduled visits, but for what someone changed by hand', async () => {
    const { id } = await create()
    const [first, second] = (await account(id)).visits.map(({ job_id }) => job_id)
    const jobOf = async (jobId = 0) => (await owner.ask(getJob, { params: { businessId, jobId } })).job
    await owner.ask(updateJob, {
      params: { businessId, jobId: second ?? 0 },
      body: { description: 'Bring the trailer' },
    })
    dataOf(await edit(id, { plan_name: 'Lawn Care', special_instructions: 'Ring first', price_per_service: 70 }))
    const seen = [await jobOf(first), await jobOf(second)]
    expect(seen.map(({ title, description, estimated_cost }) => [title, description, estimated_cost])).toEqual([
      ['Lawn Care', 'Ring first', 7_000],
      ['Lawn Care', 'Bring the trailer', 7_000],
    ])
  })

  test('at another price hold from the next cycle on', async () => {
    const { id } = await create()
    dataOf(await edit(id, { price_per_cycle: 300 }))
    await later(30)
    expect((await account(id)).charges.map(({ due_date, amount }) => [due_date, amount])).toEqual([
      ['2026-12-18', 300],
      [TODAY, 260],
    ])
  })

  test('in another cycle go on where the one before ends, and nothing is charged twice', async () => {
    const { id } = await create()
    dataOf(await edit(id, { billing_cycle: 'quarterly', price_per_cycle: 780 }))
    expect(await planNow(id)).toMatchObject({ billed_since: '2026-12-18', next_billing_date: '2026-12-18' })
    await later(30)
    expect(await planNow(id)).toMatchObject({ next_billing_date: '2027-03-18', outstanding_balance: 104_000 })
  })

  test('charge the cycle today where visits were charged', async () => {
    const { id } = await create({ template_id: 2 })
    dataOf(await edit(id, { billing_cycle: 'monthly', price_per_cycle: 150 }))
    expect(await planNow(id)).toMatchObject({ outstanding_balance: 15_000, next_billing_date: '2026-12-18' })
  })

  test('of a plan that rests hold once it is resumed', async () => {
    const { id } = await create()
    const step = async (command: 'pause' | 'resume') =>
      dataOf(await askGraphql(server, owner, ChangePlanStatusDocument, { id, command, key: command }))
    await step('pause')
    dataOf(await edit(id, { frequency: 'monthly' }))
    expect(await dueDates(id)).toEqual([])
    await step('resume')
    expect(await dueDates(id)).toEqual([TODAY])
  })

  test('leave no mark where they change nothing', async () => {
    const { id } = await create()
    dataOf(await edit(id, { frequency: 'weekly' }))
    const { history } = dataOf(
      await askGraphql(server, owner, HistoryDocument, { stream: `service_plan/${id}`, first: 5 }),
    )
    expect(history.facts.map(({ type }) => type)).toEqual(['plan_charge.due', 'service_plan.created'])
  })

  test('that someone else changed in the meantime are refused, and of other fields are both kept', async () => {
    const { id } = await create()
    const was = { visit_minutes: 60 }
    dataOf(await edit(id, { visit_minutes: 90 }, { was, key: 'first' }))
    expect(refusalOf(await edit(id, { visit_minutes: 45 }, { was, key: 'second' }))).toBe(
      '409 Dana Whitfield changed the length of a visit in the meantime.',
    )
    dataOf(await edit(id, { min_contract_months: 3 }, { was: { min_contract_months: 6 }, key: 'third' }))
    expect(await planNow(id)).toMatchObject({ visit_minutes: 90, min_contract_months: 3 })
  })

  test.each([
    [{ plan_name: ' ' }, '422 Name is required'],
    [{ price_per_cycle: 0 }, '422 Price per cycle is required'],
    [{ billing_cycle: 'per_service', price_per_service: 0 }, '422 Price per service is required'],
    [{ price_per_cycle: 9.999 }, '422 Use at most two decimals'],
    [{ min_contract_months: 61 }, '422 Use whole months from 0 to 60'],
  ])('are refused with %o', async (changed, refusal) => {
    const { id } = await create()
    expect(refusalOf(await edit(id, changed))).toBe(refusal)
  })

  test('are for a plan that runs or rests, and for those who manage services', async () => {
    const { id } = await create()
    const tech = await signIn(server, demoUser('tech').email)
    expect(refusalOf(await edit(id, { visit_minutes: 90 }, { person: tech }))).toBe(
      '403 Your role can’t edit service plans.',
    )
    dataOf(await askGraphql(server, owner, ChangePlanStatusDocument, { id, command: 'cancel', key: 'cancel' }))
    expect(refusalOf(await edit(id, { visit_minutes: 90 }))).toBe('409 This plan is cancelled already.')
    expect(refusalOf(await edit(999, { visit_minutes: 90 }))).toBe('404 Service plan not found')
  })
})

describe('prices of plans (PERM-17)', () => {
  test('are in no answer to those whose role does not show them, nor lost by their edits', async () => {
    await open(withoutPermissions('services.view.pricing'))
    const { id } = await create()
    const { charges } = await account(id)
    const manager = await signIn(server, MANAGER)
    dataOf(await edit(id, { visit_minutes: 90 }, { person: manager }))
    const seen = await planNow(id, manager)
    expect([seen?.price_per_cycle, seen?.price_per_service, seen?.outstanding_balance]).toEqual([0, 0, 0])
    expect((await account(id, manager)).charges).toEqual([])
    const { planTemplates } = dataOf(await askGraphql(server, manager, PlanTemplatesDocument, {}))
    expect(planTemplates.filter(({ price_per_cycle: a, price_per_service: b }) => a + b > 0)).toEqual([])
    const historyAnswer = await askGraphql(server, manager, HistoryDocument, {
      stream: `service_plan/${id}`,
      first: 50,
    })
    expect(JSON.stringify(historyAnswer)).not.toContain('260')
    const charge = { id: charges[0]?.id ?? 0, paid: true, key: 'paid' }
    expect(refusalOf(await askGraphql(server, manager, SettlePlanChargeDocument, charge))).toBe(
      '403 Your role can’t change plan charges.',
    )
    expect(await planNow(id)).toMatchObject({ visit_minutes: 90, price_per_cycle: 26_000, outstanding_balance: 26_000 })
  })

  test('are set by those who may alone', async () => {
    await open(withoutPermissions('services.edit.pricing'))
    const { id } = await create()
    const manager = await signIn(server, MANAGER)
    const refusal = '403 Your role can’t edit prices.'
    expect(refusalOf(await edit(id, { price_per_cycle: 1 }, { person: manager }))).toBe(refusal)
    expect(refusalOf(await edit(id, { billing_cycle: 'annual' }, { person: manager, key: 'cycle' }))).toBe(refusal)
    const changed = { price_per_cycle: 1 }
    expect(
      refusalOf(
        await askGraphql(server, manager, EditPlanTemplateDocument, { id: 1, changed, was: null, key: 'edit-t' }),
      ),
    ).toBe(refusal)
    const template = { name: 'Pond Care', billing_cycle: 'monthly', price_per_cycle: 80 }
    expect(refusalOf(await askGraphql(server, manager, CreatePlanTemplateDocument, { template, key: 'add' }))).toBe(
      '403 Your role can’t add plan templates.',
    )
  })
})
