import { getClient } from '@/contract/clients'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import {
  BillableWorkDocument,
  CreditInvoiceDocument,
  InvoiceWorkDocument,
  RecordInvoicePaymentDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { assignCrew, createJob, updateJobStatus } from '@/contract/jobs'
import { askGraphql, dataOf } from './graphql-office'
import { invoiceNow, newInvoice } from './invoice-cases'
import { JOB_DRAFT, type Person, TODAY } from './office'
import { ownersOffice } from './owners-office'

export const CLIENT = 4

const businessId = 1
const CHECK = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
type PayOptions = { key?: string; person?: Person; again?: boolean } & Partial<typeof CHECK>

export const invoiceOffice = () => {
  const office = ownersOffice()
  let jobCount = 0
  const make = (patch: object = {}) => newInvoice(office.server, office.owner, patch)
  const now = (id: number) => invoiceNow(office.server, office.owner, id)
  const send = (id: number, person = office.owner) =>
    askGraphql(office.server, person, SendInvoiceDocument, { id, key: `send-${id}` })
  const sent = async (patch: object = {}) => {
    const id = await make(patch)
    dataOf(await send(id))
    return id
  }
  const pay = (
    id: number,
    amount: number,
    { key = `pay-${id}-${amount}`, person = office.owner, ...patch }: PayOptions = {},
  ) => askGraphql(office.server, person, RecordInvoicePaymentDocument, { ...CHECK, id, amount, key, ...patch })
  const credit = (id: number, amount: number) =>
    askGraphql(office.server, office.owner, CreditInvoiceDocument, {
      id,
      amount,
      reason: 'Redone',
      key: `credit-${id}-${amount}`,
    })
  const voided = (id: number) =>
    askGraphql(office.server, office.owner, VoidInvoiceDocument, { id, reason: 'Twice', key: `void-${id}` })
  const bill = (jobs: number[], charges: number[] = [], together = false) =>
    askGraphql(office.server, office.owner, InvoiceWorkDocument, {
      jobs,
      charges,
      together,
      key: `bill-${jobs.join()}-${charges.join()}-${together}`,
    })
  const undo = (request: string) =>
    askGraphql(office.server, office.owner, UndoRequestDocument, {
      request,
      key: `undo-${encodeURIComponent(request).slice(0, 80)}`,
    })
  const balanceOf = async (clientId: number) =>
    (await office.owner.ask(getClient, { params: { businessId, clientId } })).client.current_balance
  const work = async () => dataOf(await askGraphql(office.server, office.owner, BillableWorkDocument, {})).billableWork

  const doneJob = async (client_id = CLIENT) => {
    jobCount += 1
    const { id: jobId } = (
      await office.owner.ask(createJob, { body: { ...JOB_DRAFT, client_id }, key: `job-${jobCount}` })
    ).job
    const params = { businessId, jobId }
    await office.owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    for (const status of ['in_progress', 'completed'] as const)
      await office.owner.ask(updateJobStatus, { params, query: { status }, key: `${status}-${jobId}` })
    return jobId
  }
  return Object.assign(office, { make, now, send, sent, pay, credit, voided, bill, undo, balanceOf, work, doneJob })
}
