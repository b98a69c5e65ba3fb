import * as v from 'valibot'
import type {
  ApplyCreditArgs,
  CreateInvoiceArgs,
  CreditInvoiceArgs,
  EditInvoiceArgs,
  GiveBackInvoicePaymentArgs,
  InvoiceInput,
  InvoiceStanding,
  InvoiceWorkArgs,
  RecordInvoicePaymentArgs,
  RemindInvoiceArgs,
  SendInvoiceArgs,
  VoidInvoiceArgs,
} from '@/contract/graphql/generated/resolvers'
import {
  billableCodec,
  computedStatusCodec,
  invoiceCodec,
  listedInvoiceCodec,
  standaloneChargeCodec,
} from '@/contract/invoices'
import { mapWithPauses } from '@/domain/async/with-pauses'
import { estimateBillingRefusal } from '@/domain/estimate/billing'
import { documentNumber } from '@/domain/estimate/number'
import { editRefusal, invoiceCore } from '@/domain/invoice/commands'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { invoiceFields } from '@/domain/invoice/invoice-form'
import { mayCreateInvoices, mayEditInvoices, mayRecordPayments, maySeeInvoices } from '@/domain/invoice/permissions'
import { lineTotal } from '@/domain/line-items/totals'
import { fieldChanges } from '@/domain/record/fact'
import { runsToReview } from '@/domain/service-plan/automatic-billing'
import { byUser, replaced } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { type Command, command, type Requester } from '../core/write/command'
import { mergedEdit } from '../core/write/edits'
import type { Decided } from '../core/write/execute'
import { editedNote } from '../core/write/field-words'
import { type May, permitReading, Refusal, readBy, recordOf } from '../core/write/refusal'
import { billableEstimates } from '../estimates/billing'
import { listed as listedEstimate } from '../estimates/listed'
import type { ResolversFor, Sent } from '../graphql/asking'
import { definedFields, mutation } from '../graphql/mutation'
import { paymentRefunded } from '../payments/refunds'
import { standaloneCharges } from './balances'
import { applied, credited, paid, reminded, sent, voided } from './billing'
import { computedInvoiceIn, estimateOfJob, invoiceOfJob } from './computed-invoice'
import { addressed, chargesFollowing, checked, created, type Drafted } from './decisions'
import { allListed, listed } from './listed'
import { invoiceFacts } from './tables'
import { billableCharges, billableJobs, invoiced } from './work'

const whole = v.object(invoiceFields)
const some = v.partial(whole)

/** The fields that were sent, with the tax rate in thousandths of a percent and every line complete. */
const toStored = ({ tax_rate, line_items, ...input }: InvoiceInput) => ({
  ...definedFields(input),
  ...(tax_rate === undefined || tax_rate === null ? {} : { tax_rate: Math.round(tax_rate * 1_000) }),
  ...(line_items === undefined || line_items === null
    ? {}
    : {
        line_items: line_items.map((line) => ({
          ...{ job_id: null, date_performed: null, charge_id: null, plan_id: null },
          ...line,
        })),
      }),
})

const fieldsIn = (input: InvoiceInput): Partial<Drafted> => {
  const { line_items, ...fields } = readBy(some, toStored(input))
  const priced = line_items?.map((line) => ({ ...line, total_price: lineTotal(line) }))
  // Valibot types omitted fields as possibly undefined; at runtime they are absent.
  return { ...(fields as Partial<Drafted>), ...(priced && { line_items: priced }) }
}

const draftIn = (input: InvoiceInput): Drafted => {
  const { line_items, ...fields } = readBy(
    whole,
    toStored({ property_id: null, notes: '', discount_amount: 0, ...input }),
  )
  return { ...fields, line_items: line_items.map((line) => ({ ...line, total_price: lineTotal(line) })) }
}

/** Edits a draft; returns no facts if nothing changes. Throws Refusal 403, 409, 422. */
const edited = async (
  { args, ...requester }: Sent<EditInvoiceArgs>,
  store: Store,
  row: InvoiceRow,
): Promise<Decided[]> => {
  const refusal = editRefusal(requester.actor, computedInvoiceIn(row, store))
  if (refusal !== null) throw new Refusal(mayEditInvoices(requester.actor) ? 409 : 403, refusal)
  const was = args.was ? fieldsIn(args.was) : undefined
  const mine = { ...row, ...fieldsIn(args.changed) }
  const merged = await mergedEdit(`invoice/${row.id}`, { was, now: row, mine }, store)
  const after = checked({ ...merged, ...addressed(requester, merged, store) }, store)
  const change = replaced('invoices', row, after)
  const fields = fieldChanges(change).map(({ field }) => field)
  if (fields.length === 0) return []
  const by = byUser(requester.actor)
  const note = editedNote(fields, store.schema.table('invoices').record?.words)
  return [
    invoiceFacts.changed(row, 'invoice.edited', { actor: by, note, patch: after }),
    ...chargesFollowing(row, after, by, store),
  ]
}

const EDITED: May = { rule: mayEditInvoices, participle: 'changed' }
const PAID: May = { rule: mayRecordPayments, participle: 'paid' }

/** A lifecycle step; answers with the new status and amounts. */
const step = <Args extends { id: number }>(
  everMay: May,
  facts: (requester: Requester, row: InvoiceRow, args: Omit<Args, 'key'>, store: Store) => Decided[],
): Command<Sent<Args>, InvoiceStanding> =>
  command('invoices', {
    id: ({ args }: Sent<Args>) => args.id,
    everMay,
    facts: ({ args, ...requester }, store, row) => facts(requester, row, args, store),
    answer: ({ record }, _request, store) => {
      const row = record()
      return computedStatusCodec.write(invoiceCore({ id: row.id, ...computedInvoiceIn(row, store) }))
    },
  })

type InvoiceFields =
  | 'invoices'
  | 'invoice'
  | 'jobBilling'
  | 'billableWork'
  | 'standaloneCharges'
  | 'invoiceRuns'
  | 'createInvoice'
  | 'invoiceWork'
  | 'editInvoice'
  | 'sendInvoice'
  | 'remindInvoice'
  | 'recordInvoicePayment'
  | 'giveBackInvoicePayment'
  | 'creditInvoice'
  | 'applyCredit'
  | 'voidInvoice'

/** Invoices (EP-111); the documents specify no calls for these. */
export const invoiceResolvers: ResolversFor<InvoiceFields> = {
  invoices({ client }, { actor, businessId, store }) {
    permitReading('invoices', maySeeInvoices(actor), store)
    const rows = store.naming('invoices', 'business_id', businessId)
    const matches = client == null ? rows : rows.filter(({ client_id }) => client_id === client)
    return mapWithPauses(allListed(matches, store), listedInvoiceCodec.write)
  },
  invoice({ id }, { store, ...requester }) {
    permitReading('invoices', maySeeInvoices(requester.actor), store)
    const row = recordOf('invoices', String(id), requester, store)
    return invoiceCodec.write(listed(row, store))
  },
  jobBilling({ job: id }, { store, ...requester }) {
    permitReading('invoices', maySeeInvoices(requester.actor), store)
    const job = recordOf('jobs', String(id), requester, store)
    const row = invoiceOfJob(job, store)
    const [invoice] = allListed(row ? [row] : [], store)
    const estimate = estimateOfJob(id, store)
    return {
      invoice: invoice ? listedInvoiceCodec.write(invoice) : null,
      estimate: estimate
        ? {
            estimate_number: documentNumber(estimate),
            refusal: estimateBillingRefusal(listedEstimate(estimate, store)),
          }
        : null,
    }
  },
  billableWork(_args, { actor, businessId, store }) {
    permitReading('invoices', maySeeInvoices(actor), store)
    const { tax_rate = 0, currency = 'USD' } = store.find('businesses', businessId) ?? {}
    return billableCodec.write({
      jobs: billableJobs(businessId, store),
      charges: billableCharges(businessId, store),
      estimates: billableEstimates(businessId, store),
      tax_rate,
      currency,
    })
  },
  standaloneCharges(_args, { actor, businessId, store }) {
    permitReading('invoices', maySeeInvoices(actor), store)
    return standaloneCharges(businessId, actor.time_zone, store).map(standaloneChargeCodec.write)
  },
  invoiceRuns(_args, { actor, businessId, store }) {
    permitReading('invoices', maySeeInvoices(actor), store)
    return runsToReview(store.naming('invoices', 'business_id', businessId), store.today(actor.time_zone))
  },
  createInvoice: mutation(
    'createInvoice',
    command('invoices', {
      may: { rule: mayCreateInvoices, participle: 'created' },
      facts: ({ args, ...requester }: Sent<CreateInvoiceArgs>, store) =>
        created(requester, draftIn(args.invoice), null, store),
      answer: ({ row }) => row().id,
    }),
  ),
  invoiceWork: mutation(
    'invoiceWork',
    command('invoices', {
      may: { rule: mayCreateInvoices, participle: 'created' },
      facts: ({ args, ...requester }: Sent<InvoiceWorkArgs>, store) =>
        invoiced(requester, { ...args, estimates: args.estimates ?? [] }, store),
      answer: ({ facts }) =>
        facts.flatMap(({ changes }) => changes.flatMap(({ table, id }) => (table === 'invoices' ? id : []))),
    }),
  ),
  editInvoice: mutation(
    'editInvoice',
    command('invoices', {
      id: ({ args }: Sent<EditInvoiceArgs>) => args.id,
      everMay: EDITED,
      facts: edited,
      answer: ({ row }) => row().id,
    }),
  ),
  sendInvoice: mutation(
    'sendInvoice',
    step<SendInvoiceArgs>(EDITED, (requester, row, _args, store) => sent(requester, row, store)),
  ),
  remindInvoice: mutation(
    'remindInvoice',
    step<RemindInvoiceArgs>(EDITED, (requester, row, _args, store) => reminded(requester, row, store)),
  ),
  recordInvoicePayment: mutation(
    'recordInvoicePayment',
    step<RecordInvoicePaymentArgs>(PAID, (requester, row, { id: _, ...payment }, store) =>
      paid(requester, row, payment, store),
    ),
  ),
  giveBackInvoicePayment: mutation(
    'giveBackInvoicePayment',
    step<GiveBackInvoicePaymentArgs>(PAID, (requester, row, { payment, amount, reason }, store) =>
      paymentRefunded(requester, row.id, { payment, amount, reason }, store),
    ),
  ),
  creditInvoice: mutation('creditInvoice', step<CreditInvoiceArgs>(EDITED, credited)),
  applyCredit: mutation('applyCredit', step<ApplyCreditArgs>(PAID, applied)),
  voidInvoice: mutation('voidInvoice', step<VoidInvoiceArgs>(EDITED, voided)),
}
