import { beforeEach, expect, test } from 'vitest'
import { ActivityDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { InvoicesDocument, VoidInvoiceDocument } from '@/contract/graphql/generated/invoices'
import {
  CreatePlanTemplateDocument,
  EditServicePlanDocument,
  InvoiceRunsDocument,
  PlanAccountDocument,
} from '@/contract/graphql/generated/plans'
import { assignCrew, updateJobStatus } from '@/contract/jobs'
import { updateUserRoles } from '@/contract/permissions'
import { createPlan } from '@/contract/plans'
import { demoUser } from '@/domain/demo/demo'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { broken } from './invariants'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock, TODAY } from './office'
import { createdRole, TECH } from './permission-cases'
import { PLAN_DRAFT } from './plan-cases'
import { add } from './undo-stories'

const openOffice = officesPerTest()
const NEXT_CYCLE = '2026-12-18'

let server: MockServer
let owner: Person
let clock: MovableClock
beforeEach(async () => {
  clock = stoppedClock()
  server = openOffice({ clock })
  owner = await signIn(server, OWNER)
})

const create = async (charge_billing: 'by_hand' | 'draft' | 'send', client: object = {}, plan: object = {}) => {
  const { id: client_id } = await add(owner, {
    first_name: charge_billing,
    email: `${charge_billing}@example.com`,
    ...client,
  })
  const body = { ...PLAN_DRAFT, client_id, charge_billing, ...plan }
  return (await owner.ask(createPlan, { body, key: `plan-${client_id}` })).plan.id
}
const charges = async (plan: number) =>
  dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan })).planAccount.charges
const automatic = async () =>
  dataOf(await askGraphql(server, owner, InvoicesDocument, {}))
    .invoices.filter(({ run_on }) => run_on)
    .map(({ id, invoice_number, client_name, status, run_on, total_amount }) => ({
      ...{ id, invoice_number, client_name, status, run_on, total_amount },
    }))
const runs = async () => dataOf(await askGraphql(server, owner, InvoiceRunsDocument, {})).invoiceRuns
const later = async (days: number) => {
  clock.advance(days * DAY)
  owner = await signIn(server, OWNER)
}

test('charges that fall due are drafted or sent as their plans say, each once, and the run is one line of what happened', async () => {
  const plans = {
    by_hand: await create('by_hand', {}, { start_date: '2026-11-19' }),
    draft: await create('draft', {}, { start_date: '2026-11-19' }),
    send: await create('send', {}, { start_date: '2026-11-19' }),
    unreachable: await create('send', { first_name: 'Bo', email: '' }, { start_date: '2026-11-19' }),
  }
  expect(await automatic()).toEqual([])
  await later(1)
  const invoices = await automatic()
  const expected = { run_on: '2026-11-19', total_amount: 281.45 }
  expect(invoices.map(({ id: _, invoice_number: __, ...invoice }) => invoice)).toEqual([
    { ...expected, client_name: 'draft Stone', status: 'draft' },
    { ...expected, client_name: 'send Stone', status: 'sent' },
    { ...expected, client_name: 'Bo Stone', status: 'draft' },
  ])
  const ids = invoices.map(({ id }) => id)
  const numbers = invoices.map(({ invoice_number }) => invoice_number)
  const billedOn = await Promise.all(Object.values(plans).map(async (plan) => (await charges(plan))[0]?.invoice_id))
  expect(billedOn).toEqual([null, ...ids])
  expect(await runs()).toEqual([
    {
      ...{ run_on: '2026-11-19', drafts: 2, sent: 1 },
      not_sent: [{ id: ids[2], invoice_number: numbers[2], not_sent_because: 'Bo Stone has no email address.' }],
    },
  ])
  const { facts } = dataOf(await askGraphql(server, owner, ActivityDocument, { first: 60, before: null })).activity
  expect(facts.flatMap(({ note }) => (note !== null && /invoice|drafted|sent to/i.test(note) ? note : []))).toEqual([
    '1 invoice sent and 2 drafted for service plans on Nov 19, 2026',
  ])
  await later(0)
  expect([(await automatic()).length, broken((await server.state()).tables)]).toEqual([3, []])
})

test('a plan that changes to drafts makes one of its next cycle, and what someone voids is not made again', async () => {
  const id = await create('by_hand')
  const changed = { charge_billing: 'draft' }
  dataOf(await askGraphql(server, owner, EditServicePlanDocument, { id, changed, was: null, key: 'drafts' }))
  expect(await automatic()).toEqual([])
  await later(30)
  const [draft] = await automatic()
  expect(draft).toMatchObject({ status: 'draft', run_on: NEXT_CYCLE })
  const voiding = { id: draft?.id ?? 0, reason: 'By check', key: 'void' }
  dataOf(await askGraphql(server, owner, VoidInvoiceDocument, voiding))
  await later(1)
  expect([(await automatic()).length, (await charges(id)).map(({ invoice_id }) => invoice_id), await runs()]).toEqual([
    1,
    [null, null],
    [],
  ])
})

test('a completed visit is drafted too, and undoing the completion takes the draft back', async () => {
  const id = await create('draft', {}, { template_id: 2 })
  const { visits } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
  const params = { businessId: 1, jobId: visits[0]?.job_id ?? 0 }
  await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
  for (const status of ['in_progress', 'completed'] as const)
    await owner.ask(updateJobStatus, { params, query: { status }, key: status })
  expect(await runs()).toEqual([{ run_on: TODAY, drafts: 1, sent: 0, not_sent: [] }])
  dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'completed', key: 'undo' }))
  expect([await automatic(), await charges(id), broken((await server.state()).tables)]).toEqual([[], [], []])
})

test('only those who send invoices have them sent by a plan', async () => {
  const planner = await createdRole(owner, {
    name: 'Planner',
    permissions: [
      'services.view',
      'services.view.pricing',
      'services.create',
      'services.edit',
      'services.edit.pricing',
      'services.delete',
    ],
  })
  await owner.ask(updateUserRoles, { params: { businessId: 1, userId: TECH }, body: { role_ids: [planner.id] } })
  const technician = await signIn(server, demoUser('tech').email)
  const template = { name: 'Pond Care', price_per_cycle: 80, charge_billing: 'send' }
  const variables = { template, key: 'pond' }
  expect(refusalOf(await askGraphql(server, technician, CreatePlanTemplateDocument, variables))).toBe(
    '403 Your role can’t change how charges are billed.',
  )
  const { id } = dataOf(await askGraphql(server, owner, CreatePlanTemplateDocument, variables)).createPlanTemplate
  const { id: client_id } = await add(owner, { email: 'ada@example.com' })
  const { plan } = await owner.ask(createPlan, { body: { ...PLAN_DRAFT, client_id, template_id: id } })
  expect([plan.charge_billing, (await automatic()).map(({ status }) => status)]).toEqual(['send', ['sent']])
})
