import type { TypedDocument } from '@/contract/graphql/document'
import { ClientPageDocument } from '@/contract/graphql/generated/client-page'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  DeleteEstimateDocument,
  EditEstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import {
  ApplyCreditDocument,
  CreditInvoiceDocument,
  EditInvoiceDocument,
  GiveBackInvoicePaymentDocument,
  InvoiceWorkDocument,
  RecordInvoicePaymentDocument,
  RemindInvoiceDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import {
  ChangePlanStatusDocument,
  CreatePlanTemplateDocument,
  DeletePlanTemplateDocument,
  EditPlanTemplateDocument,
  EditServicePlanDocument,
  PlanAccountDocument,
  SettlePlanChargeDocument,
  WaivePlanChargeDocument,
} from '@/contract/graphql/generated/plans'
import { assignCrew, updateJobStatus } from '@/contract/jobs'
import { createIntent, createRefund, openOnboarding, requestPayment } from '@/contract/payments'
import { cancelPayout, processPayout } from '@/contract/payouts'
import { createPlan } from '@/contract/plans'
import { APPROVAL, OFFER, REJECTION, SLOT } from './estimate-cases'
import { askGraphql, dataOf } from './graphql-office'
import { newInvoice } from './invoice-cases'
import { TODAY } from './office'
import { card, refusedCard } from './payer'
import { ACCOUNT, confirmed, intentFor, openInvoice, paidByCard } from './payment-cases'
import { addedAccount, newPayout, PAYEE } from './payout-cases'
import { PLAN_DRAFT } from './plan-cases'
import { add, businessId, quote, type Story } from './undo-stories'

export const MONEY_STORIES: Readonly<Record<string, Story>> = {
  'a plan is made, paused, resumed, paid for and cancelled': async (owner, server) => {
    const { id } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const change = async (command: 'pause' | 'resume' | 'cancel') =>
      dataOf(await askGraphql(server, owner, ChangePlanStatusDocument, { id, command, key: command }))
    await change('pause')
    await change('resume')
    const { charges } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
    const paid = { id: charges[0]?.id ?? 0, paid: true, key: 'paid' }
    dataOf(await askGraphql(server, owner, SettlePlanChargeDocument, paid))
    await change('cancel')
  },
  'a charge is billed and sent, its invoice is voided, and it is waived, charged again and paid': async (
    owner,
    server,
  ) => {
    const { id: plan } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const { charges } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan })).planAccount
    const id = charges[0]?.id ?? 0
    const work = { jobs: [], charges: [id], together: true, key: 'bill' }
    const [invoice = 0] = dataOf(await askGraphql(server, owner, InvoiceWorkDocument, work)).invoiceWork
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id: invoice, key: 'send' }))
    dataOf(await askGraphql(server, owner, VoidInvoiceDocument, { id: invoice, reason: 'Twice', key: 'void' }))
    dataOf(await askGraphql(server, owner, WaivePlanChargeDocument, { id, reason: 'Rained out', key: 'waive' }))
    dataOf(await askGraphql(server, owner, SettlePlanChargeDocument, { id, paid: false, key: 'again' }))
    const payment = { payment_method: 'cash', paid_on: TODAY } as const
    dataOf(await askGraphql(server, owner, SettlePlanChargeDocument, { id, paid: true, ...payment, key: 'paid' }))
  },
  'a plan drafts the invoice of its first cycle, and sends that of a visit': async (owner, server) => {
    await owner.ask(createPlan, { body: { ...PLAN_DRAFT, charge_billing: 'draft' } })
    const { id: client_id } = await add(owner, { email: 'ada@example.com' })
    const body = { ...PLAN_DRAFT, client_id, template_id: 2, charge_billing: 'send' } as const
    const { id } = (await owner.ask(createPlan, { body })).plan
    const { visits } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
    const params = { businessId, jobId: visits[0]?.job_id ?? 0 }
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    for (const status of ['in_progress', 'completed'] as const)
      await owner.ask(updateJobStatus, { params, query: { status } })
  },
  'a plan has other terms, which moves its visits and its billing': async (owner, server) => {
    const { id } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const edit = async (changed: object, key: string) =>
      dataOf(await askGraphql(server, owner, EditServicePlanDocument, { id, changed, was: null, key }))
    await edit({ frequency: 'every_second_week', plan_name: 'Lawn Care' }, 'rhythm')
    await edit({ billing_cycle: 'per_service' }, 'by-the-visit')
    await edit({ billing_cycle: 'annual', price_per_cycle: 3_120 }, 'by-the-year')
  },
  'a visit of a plan is completed, which plans and charges the next': async (owner, server) => {
    const { id } = (await owner.ask(createPlan, { body: { ...PLAN_DRAFT, template_id: 2 } })).plan
    const { visits } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
    const params = { businessId, jobId: visits[0]?.job_id ?? 0 }
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    for (const status of ['in_progress', 'completed'] as const)
      await owner.ask(updateJobStatus, { params, query: { status } })
  },
  'an invoice is made, edited, sent, paid in part and credited': async (owner, server) => {
    const id = await newInvoice(server, owner)
    const ask = async <Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables) =>
      dataOf(await askGraphql(server, owner, document, variables))
    await ask(EditInvoiceDocument, { id, changed: { notes: 'Gate' }, key: 'edit' })
    await ask(SendInvoiceDocument, { id, key: 'send' })
    await ask(RemindInvoiceDocument, { id, key: 'remind' })
    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
    await ask(RecordInvoicePaymentDocument, { ...payment, id, amount: 40, key: 'pay' })
    await ask(CreditInvoiceDocument, { id, amount: 70, reason: 'Redone', key: 'credit' })
  },
  'what is too much of one invoice settles another one': async (owner, server) => {
    const [from, id] = [await newInvoice(server, owner), await newInvoice(server, owner, { notes: 'Next' })]
    const ask = async <Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables) =>
      dataOf(await askGraphql(server, owner, document, variables))
    for (const each of [from, id]) await ask(SendInvoiceDocument, { id: each, key: `send-${each}` })
    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
    await ask(RecordInvoicePaymentDocument, { ...payment, id: from, amount: 100, key: 'pay' })
    await ask(CreditInvoiceDocument, { id: from, amount: 40, reason: 'Redone', key: 'credit' })
    await ask(ApplyCreditDocument, { id, amount: 30, key: 'apply' })
  },
  'a cycle of a plan is billed, its invoice is void, and it is billed again': async (owner, server) => {
    const { id: plan } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const { charges } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan })).planAccount
    const bill = async (key: string) => {
      const variables = { jobs: [], charges: charges.map(({ id }) => id), together: true, key }
      return dataOf(await askGraphql(server, owner, InvoiceWorkDocument, variables)).invoiceWork
    }
    const [id = 0] = await bill('bill')
    dataOf(await askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Twice', key: 'void' }))
    await bill('again')
  },
  'a client with a plan is merged into another': async (owner, server) => {
    const [keep, merge] = [(await add(owner)).id, (await add(owner, { first_name: 'Bo' })).id]
    await owner.ask(createPlan, { body: { ...PLAN_DRAFT, client_id: merge } })
    dataOf(await askGraphql(server, owner, MergeClientsDocument, { keep, merge, takes: [], key: 'merge' }))
  },
  'a plan template is added, edited and deleted, and another one takes its name': async (owner, server) => {
    const template = { name: 'Pond Care', price_per_cycle: 80 }
    const make = async (key: string) =>
      dataOf(await askGraphql(server, owner, CreatePlanTemplateDocument, { template, key })).createPlanTemplate.id
    const id = await make('make')
    dataOf(await askGraphql(server, owner, EditPlanTemplateDocument, { id, changed: { name: 'Ponds' }, key: 'edit' }))
    await make('again')
    dataOf(await askGraphql(server, owner, DeletePlanTemplateDocument, { id, key: 'delete' }))
  },
  'an estimate is made, edited, sent twice, rejected, revised, and the new version deleted': async (owner, server) => {
    const ask = { owner, server }
    const id = await quote(ask)
    dataOf(await askGraphql(server, owner, EditEstimateDocument, { id, changed: { discount_amount: 5 }, key: 'edit' }))
    for (const again of [false, true])
      dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again, key: `send-${again}` }))
    dataOf(await askGraphql(server, owner, AnswerEstimateDocument, { id, answer: REJECTION, key: 'no' }))
    const { reviseEstimate } = dataOf(await askGraphql(server, owner, ReviseEstimateDocument, { id, key: 'revise' }))
    const next = reviseEstimate.revised_by_id ?? 0
    dataOf(await askGraphql(server, owner, DeleteEstimateDocument, { id: next, key: 'delete' }))
    dataOf(await askGraphql(server, owner, ReviseEstimateDocument, { id, key: 'again' }))
  },
  'an estimate is asked about and approved, becomes a job, and its client goes to another one': async (
    owner,
    server,
  ) => {
    const [keep, merge] = [(await add(owner)).id, await add(owner, { first_name: 'Bo' })]
    const place = { client_id: merge.id, property_id: merge.properties[0]?.id ?? 0 }
    const id = await quote({ owner, server }, place)
    dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again: false, key: 'send' }))
    const { path } = dataOf(await askGraphql(server, owner, ClientPageDocument, { client: merge.id })).clientPage
    const body = JSON.stringify({ estimate: id, invoice: null, text: 'When?' })
    await server.fetch(`/client-page/api/${path?.replace('/c/', '')}/questions`, { method: 'POST', body })
    dataOf(await askGraphql(server, owner, AnswerEstimateDocument, { id, answer: APPROVAL, key: 'yes' }))
    dataOf(await askGraphql(server, owner, ConvertEstimateDocument, { id, slot: SLOT, key: 'convert' }))
    const merging = { keep, merge: merge.id, takes: [], key: 'merge' }
    dataOf(await askGraphql(server, owner, MergeClientsDocument, merging))
  },
  'an estimate asks for a deposit, the invoice of the rest is voided, and made again': async (owner, server) => {
    const id = await quote({ owner, server }, OFFER)
    dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again: false, key: 'send' }))
    dataOf(await askGraphql(server, owner, AnswerEstimateDocument, { id, answer: APPROVAL, key: 'yes' }))
    dataOf(await askGraphql(server, owner, ConvertEstimateDocument, { id, slot: SLOT, key: 'convert' }))
    const bill = async (key: string) => {
      const variables = { jobs: [], charges: [], estimates: [id], together: true, key }
      return dataOf(await askGraphql(server, owner, InvoiceWorkDocument, variables)).invoiceWork[0] ?? 0
    }
    const rest = await bill('rest')
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id: rest, key: 'send-rest' }))
    dataOf(await askGraphql(server, owner, VoidInvoiceDocument, { id: rest, reason: 'Wrong.', key: 'void' }))
    await bill('rest-again')
  },
  'a payout is created, cancelled, created again and processed': async (owner) => {
    const { id: first } = await newPayout(owner)
    await owner.ask(cancelPayout, { params: { payoutId: first }, query: { reason: 'Sent by check' } })
    const { id: payoutId } = await newPayout(owner, { description: 'Again' })
    await owner.ask(processPayout, { params: { payoutId } })
  },
  'an account is added for payouts': async (owner, server) => addedAccount(server, owner),
  'a payment is paid out again in part, and the payout is cancelled': async (owner, server) => {
    const id = await newInvoice(server, owner, { client_id: PAYEE.client })
    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount: 100, key: 'pay' }))
    const { id: payoutId } = await newPayout(owner, {
      amount: 40,
      reason: 'overpayment_refund',
      reference_invoice_id: id,
    })
    await owner.ask(cancelPayout, { params: { payoutId }, query: { reason: 'Taken off the next invoice' } })
  },
  'an invoice is paid by card, refunded, paid by check and given back': async (owner, server) => {
    const id = await openInvoice(server, owner)
    const paid = await paidByCard(server, owner, id, 60)
    await owner.ask(createRefund, { body: { payment_id: paid.id, amount: 20, reason: 'Not done' }, key: 'refund' })
    const check = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '', amount: 40 }
    dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...check, id, key: 'check' }))
    const payment = (await server.state()).tables.invoice_payments.at(-1)?.id ?? 0
    const back = { id, payment, amount: 10, reason: 'Too much', key: 'back' }
    dataOf(await askGraphql(server, owner, GiveBackInvoicePaymentDocument, back))
  },
  'a card is refused, tried again, and waits for its holder': async (owner, server) => {
    const id = await openInvoice(server, owner)
    await confirmed(server, await owner.ask(createIntent, { body: intentFor(id) }), refusedCard)
    const again = await owner.ask(createIntent, { body: intentFor(id) })
    await confirmed(server, again, card({ needs_confirmation: true }))
  },
  'a client is asked to pay': async (owner, server) => {
    const requestBody = {
      amount: 100,
      customer_email: 'ann@example.com',
      return_url: 'https://app.example/payment-success',
    }
    const invoice_id = await newInvoice(server, owner)
    await owner.ask(requestPayment, { body: { ...requestBody, invoice_id }, key: 'ask' })
    await owner.ask(requestPayment, { body: { ...requestBody, invoice_id }, key: 'again' })
  },
  'the page of the account for card payments is opened': async (owner) => {
    const back = 'https://app.example/dashboard/settings'
    const query = { return_url: back, refresh_url: back }
    await owner.ask(openOnboarding, { params: { accountId: ACCOUNT }, query, key: 'visit' })
  },
}
