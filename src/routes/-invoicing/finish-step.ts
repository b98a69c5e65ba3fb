import * as v from 'valibot'
import { PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import { cents } from '@/domain/money/amount'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { daySchema } from '@/domain/time/day'
import type { BillingIntent } from '@/machines/invoice-billing/context'
import type { BillingPorts } from '@/machines/invoice-billing/ports'
import type { LeftWrite } from '@/services/http/kept-writes'
import { invoiceQuery } from '@/services/invoices/queries'
import { type FinishDeps, finishKept, finishStep } from '../-records/finish-kept'
import { maybeDone, type Unfinished } from '../-records/unfinished'
import { lifeOf } from './billing-flow'
import { CHANGED, canBeUndone } from './use-invoice-commands'

type Name = BillingIntent['command']

const step = <const Own extends Name, Given>(name: Own, given: v.GenericSchema<unknown, Given>) =>
  v.tuple([v.literal('invoice'), v.literal(name), v.number(), given])

const payment = v.object({
  amount: cents,
  payment_method: v.picklist(PAYMENT_METHODS),
  payment_date: daySchema,
  transaction_id: v.string(),
  notes: v.string(),
  again: v.boolean(),
})

/** The steps as they are kept while they are on their way. */
const keptStep = v.union([
  step('send', v.object({})),
  step('remind', v.object({})),
  step('pay', v.object({ payment })),
  // As an older release kept it.
  step(
    'pay',
    v.pipe(
      payment,
      v.transform((given) => ({ payment: given })),
    ),
  ),
  step(
    'refund',
    v.object({
      refund: v.object({
        invoice_payment_id: v.number(),
        payment_id: v.nullable(v.number()),
        amount: cents,
        reason: v.string(),
      }),
    }),
  ),
  step('credit', v.object({ credit: v.object({ amount: cents, reason: v.string() }) })),
  step('apply', v.object({ amount: cents })),
  step('void', v.object({ reason: v.string() })),
])
type Step = v.InferOutput<typeof keptStep>

/** The words for each step: once it is done, where it can't be, and where no one can say. `sum` is ` of $5.00`. */
const WORDS: Record<Name, Record<'done' | 'not' | 'maybe', (invoice: string, sum: string) => string>> = {
  send: {
    done: (invoice) => `${invoice} sent`,
    not: (invoice) => `${invoice} was not sent.`,
    maybe: (invoice) => `${invoice} may have been sent.`,
  },
  remind: {
    done: (invoice) => `Reminder sent for ${invoice}`,
    not: (invoice) => `A reminder was not sent for ${invoice}.`,
    maybe: (invoice) => `A reminder may have been sent for ${invoice}.`,
  },
  pay: {
    done: (invoice, sum) => `Payment${sum} recorded on ${invoice}`,
    not: (invoice, sum) => `A payment${sum} was not recorded on ${invoice}.`,
    maybe: (invoice, sum) => `A payment${sum} may have been recorded on ${invoice}.`,
  },
  refund: {
    done: (invoice, sum) => `Refund${sum} made on ${invoice}`,
    not: (invoice, sum) => `A refund${sum} was not made on ${invoice}.`,
    maybe: (invoice, sum) => `A refund${sum} may have been made on ${invoice}.`,
  },
  credit: {
    done: (invoice, sum) => `Credit note${sum} written for ${invoice}`,
    not: (invoice, sum) => `A credit note${sum} was not written for ${invoice}.`,
    maybe: (invoice, sum) => `A credit note${sum} may have been written for ${invoice}.`,
  },
  apply: {
    done: (invoice, sum) => `Credit${sum} applied to ${invoice}`,
    not: (invoice, sum) => `Credit${sum} was not applied to ${invoice}.`,
    maybe: (invoice, sum) => `Credit${sum} may have been applied to ${invoice}.`,
  },
  void: {
    done: (invoice) => `${invoice} voided`,
    not: (invoice) => `${invoice} was not voided.`,
    maybe: (invoice) => `${invoice} may have been voided.`,
  },
}

/** No one can say whether a step was carried out. */
const unknown = (name: Name, invoice = 'an invoice', sum = '') =>
  maybeDone(WORDS[name].maybe(invoice, sum), 'the invoice')

const amountOf = ([, name, , given]: Step): Cents | null => {
  switch (name) {
    case 'pay':
      return given.payment.amount
    case 'refund':
      return given.refund.amount
    case 'credit':
      return given.credit.amount
    case 'apply':
      return given.amount
    case 'send':
    case 'remind':
    case 'void':
      return null
  }
}

const sendBy = (steps: BillingPorts, [, name, invoice_id, given]: Step, key: string): Promise<unknown> => {
  const asked = { key, invoice_id }
  switch (name) {
    case 'send':
      return steps.sendInvoice(asked)
    case 'remind':
      return steps.remindInvoice(asked)
    case 'pay':
      return steps.recordPayment({ ...asked, ...given })
    case 'refund':
      return steps.refundPayment({ ...asked, ...given })
    case 'credit':
      return steps.creditInvoice({ ...asked, ...given })
    case 'apply':
      return steps.applyCredit({ ...asked, ...given })
    case 'void':
      return steps.voidInvoice({ ...asked, ...given })
  }
}

const finish = async (left: LeftWrite, given: Step, deps: FinishDeps): Promise<Unfinished | null> => {
  const { workspace, actor } = deps
  const [, name, id] = given
  const query = invoiceQuery(workspace.graphql, actor.business_id, id)
  const invoice = await workspace.queryClient.fetchQuery(query).catch(() => null)
  const called = invoice?.invoice_number ?? 'an invoice'
  const amount = amountOf(given)
  const sum = invoice && amount !== null ? ` of ${amountIn(amount, invoice.currency)}` : ''
  return finishKept(left, deps, {
    changed: CHANGED,
    about: `invoice/${id}`,
    send: (key) => sendBy(workspace.invoices.steps, given, key),
    done: WORDS[name].done(called, sum),
    not: WORDS[name].not(called, sum),
    maybe: unknown(name, called, sum),
    canBeUndone: canBeUndone(name),
    lives: { flow: 'invoice-billing', key: workspace.personKey(id) },
    async life() {
      const flow = lifeOf(workspace, await workspace.queryClient.fetchQuery({ ...query, staleTime: 0 }), actor)
      return { flow, dismiss: () => flow.send({ type: 'invoice.dismiss' }) }
    },
    retry: () => finish(left, given, { ...deps, isAsked: true }),
  })
}

/** Finishes a step of an invoice's life that a closed page left. */
export const finishInvoiceStep = (left: LeftWrite, deps: FinishDeps): Promise<Unfinished | null> =>
  finishStep(left, { kept: keptStep, words: WORDS, unknown }, (given) => finish(left, given, deps))
