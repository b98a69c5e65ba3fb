import { expect, test } from 'vitest'
import { deleteClient } from '@/contract/clients'
import { ClientStatementDocument } from '@/contract/graphql/generated/books'
import {
  ChangePlanStatusDocument,
  PlanAccountDocument,
  SettlePlanChargeDocument,
  StandaloneChargesDocument,
  WaivePlanChargeDocument,
} from '@/contract/graphql/generated/plans'
import { createPlan } from '@/contract/plans'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { invoiceOffice } from './invoice-office'
import { TODAY } from './office'
import { PLAN_DRAFT } from './plan-cases'
import { add } from './undo-stories'

const office = invoiceOffice()
const { bill, send, voided, undo, now } = office
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

const charged = async () => {
  const client = (await add(office.owner)).id
  const { id: plan } = (await office.owner.ask(createPlan, { body: { ...PLAN_DRAFT, client_id: client } })).plan
  const { charges } = dataOf(await askGraphql(office.server, office.owner, PlanAccountDocument, { plan })).planAccount
  return { client, plan, id: charges[0]?.id ?? 0 }
}

const settle = (id: number, paid: boolean, payment: object = {}) =>
  askGraphql(office.server, office.owner, SettlePlanChargeDocument, { id, paid, ...payment, key: `settle-${paid}` })
const waive = (id: number, reason: string) =>
  askGraphql(office.server, office.owner, WaivePlanChargeDocument, { id, reason, key: `waive-${reason.length}` })

const stated = async (client_id: number) => {
  const variables = { client_id, ...NOVEMBER }
  const { clientStatement } = dataOf(await askGraphql(office.server, office.owner, ClientStatementDocument, variables))
  return clientStatement.accounts.flatMap(({ lines, closing }) => [
    ...lines.map(({ kind, document, amount }) => [kind, document, amount]),
    closing,
  ])
}

const standalone = async () =>
  dataOf(await askGraphql(office.server, office.owner, StandaloneChargesDocument, {})).standaloneCharges

test('a charge is on the statement from its due day on, and is paid on a day by a method', async () => {
  const { client, id } = await charged()
  const number = `PC-${1_000 + id}`
  expect(await stated(client)).toEqual([['charge', number, 260], 260])
  expect(refusalOf(await settle(id, true, { paid_on: '2026-11-19' }))).toBe('422 This date is in the future')
  dataOf(await settle(id, true, { payment_method: 'check', paid_on: TODAY }))
  expect(await stated(client)).toEqual([['charge', number, 260], ['payment', number, -260], 0])
  expect((await standalone()).find((charge) => charge.id === id)?.paid_on).toBe(TODAY)
  dataOf(await settle(id, false))
  expect(await stated(client)).toEqual([['charge', number, 260], 260])
})

test('a waived charge is taken back on the statement, is not billed, and can be charged again', async () => {
  const { client, id } = await charged()
  const number = `PC-${1_000 + id}`
  expect(refusalOf(await waive(id, ' '))).toBe('422 Enter why you’re waiving it')
  dataOf(await waive(id, 'Rained out'))
  expect(await stated(client)).toEqual([['charge', number, 260], ['charge_waived', number, -260], 0])
  expect([
    refusalOf(await waive(id, 'Again')),
    refusalOf(await settle(id, true)),
    refusalOf(await bill([], [id])),
  ]).toEqual([
    '409 This charge was already waived.',
    '409 This charge was waived. Charge it again before you mark it as paid.',
    '409 Weekly Lawn Care: This charge was waived.',
  ])
  dataOf(await settle(id, false))
  expect(await stated(client)).toEqual([['charge', number, 260], 260])
})

test('a charge that an invoice asks for is on the statement by the invoice, and by itself while that is a draft or void', async () => {
  const { client, id } = await charged()
  const number = `PC-${1_000 + id}`
  const [invoice = 0] = dataOf(await bill([], [id])).invoiceWork
  const { invoice_number, total_amount } = await now(invoice)
  expect([await stated(client), (await standalone()).some((charge) => charge.id === id)]).toEqual([
    [['charge', number, 260], 260],
    true,
  ])
  expect(refusalOf(await waive(id, 'Rained out'))).toBe(
    `409 This charge is on ${invoice_number}. Void the invoice, or write a credit note.`,
  )
  dataOf(await send(invoice))
  expect([await stated(client), (await standalone()).some((charge) => charge.id === id)]).toEqual([
    [['invoice', invoice_number, total_amount], total_amount],
    false,
  ])
  dataOf(await voided(invoice))
  expect(await stated(client)).toEqual([
    ['charge', number, 260],
    ['invoice', invoice_number, total_amount],
    ['void', invoice_number, -total_amount],
    260,
  ])
  // A charge marked as paid in the meantime must not be billed again by an undo.
  dataOf(await settle(id, true))
  expect(refusalOf(await undo(`void-${invoice}`))).toBe(
    `409 It would be paid and on ${invoice_number}. Undo one of both first.`,
  )
})

test('a client who owes a charge stays, and one who is gone does not come to owe one', async () => {
  const { client, plan, id } = await charged()
  const params = { businessId: 1, clientId: client }
  dataOf(
    await askGraphql(office.server, office.owner, ChangePlanStatusDocument, { id: plan, command: 'cancel', key: 'c' }),
  )
  const { status, body } = await office.owner.send(deleteClient, { params })
  expect([status, (body as { detail: string }).detail]).toEqual([
    409,
    'This client owes $260.00. Set them to former instead.',
  ])
  dataOf(await waive(id, 'Moved away'))
  await office.owner.ask(deleteClient, { params })
  const gone = '409 Its client was deleted; bring the client back first.'
  expect([refusalOf(await settle(id, false)), refusalOf(await undo('waive-10'))]).toEqual([gone, gone])
})
