import * as v from 'valibot'
import { PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import { cents } from '@/domain/money/amount'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { daySchema } from '@/domain/time/day'
import type { BillingIntent } from '@/machines/invoice-billing/context'
import type { BillingPorts } from '@/machines/invoice-billing/ports'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import { invoiceQuery } from '@/services/invoices/queries'
import { type ResumeDeps, resumeStep, resumeWrite } from '../-records/resume-write'
import { maybeDone, type Unfinished } from '../-records/unfinished'
import { lifeOf } from './billing-flow'
import { CHANGED, canBeUndone } from './use-invoice-commands'

type Name = BillingIntent['command']

const step = <const Own extends Name, Args>(name: Own, args: v.GenericSchema<unknown, Args>) =>
  v.tuple([v.literal('invoice'), v.literal(name), v.number(), args])

const payment = v.object({
  amount: cents,
  payment_method: v.picklist(PAYMENT_METHODS),
  payment_date: daySchema,
  transaction_id: v.string(),
  notes: v.string(),
  again: v.boolean(),
  receipt: v.optional(v.boolean()),
})

const storedStep = v.union([
  step('send', v.object({})),
  step('remind', v.object({})),
  step('pay', v.object({ payment })),
  // Written by an older release.
  step(
    'pay',
    v.pipe(
      payment,
      v.transform((value) => ({ payment: value })),
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
type Step = v.InferOutput<typeof storedStep>

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

const unknown = (name: Name, invoice = 'an invoice', sum = '') =>
  maybeDone(WORDS[name].maybe(invoice, sum), 'the invoice')

const amountOf = ([, name, , args]: Step): Cents | null => {
  switch (name) {
    case 'pay':
      return args.payment.amount
    case 'refund':
      return args.refund.amount
    case 'credit':
      return args.credit.amount
    case 'apply':
      return args.amount
    case 'send':
    case 'remind':
    case 'void':
      return null
  }
}

const sendBy = (steps: BillingPorts, [, name, invoice_id, args]: Step, key: string): Promise<unknown> => {
  const request = { key, invoice_id }
  switch (name) {
    case 'send':
      return steps.sendInvoice(request)
    case 'remind':
      return steps.remindInvoice(request)
    case 'pay':
      return steps.recordPayment({ ...request, ...args })
    case 'refund':
      return steps.refundPayment({ ...request, ...args })
    case 'credit':
      return steps.creditInvoice({ ...request, ...args })
    case 'apply':
      return steps.applyCredit({ ...request, ...args })
    case 'void':
      return steps.voidInvoice({ ...request, ...args })
  }
}

const finish = async (
  interruptedWrite: InterruptedWrite,
  command: Step,
  deps: ResumeDeps,
): Promise<Unfinished | null> => {
  const { workspace, actor } = deps
  const [, name, id] = command
  const query = invoiceQuery(workspace.graphql, actor.business_id, id)
  const invoice = await workspace.queryClient.fetchQuery(query).catch(() => null)
  const called = invoice?.invoice_number ?? 'an invoice'
  const amount = amountOf(command)
  const sum = invoice && amount !== null ? ` of ${amountIn(amount, invoice.currency)}` : ''
  return resumeWrite(interruptedWrite, deps, {
    changed: CHANGED,
    about: `invoice/${id}`,
    send: (key) => sendBy(workspace.invoices.steps, command, key),
    done: WORDS[name].done(called, sum),
    not: WORDS[name].not(called, sum),
    maybe: unknown(name, called, sum),
    canBeUndone: canBeUndone(name),
    flowName: { flow: 'invoice-billing', key: workspace.personKey(id) },
    async recordFlow() {
      const flow = lifeOf(workspace, await workspace.queryClient.fetchQuery({ ...query, staleTime: 0 }), actor)
      return { flow, dismiss: () => flow.send({ type: 'invoice.dismiss' }) }
    },
    retry: () => finish(interruptedWrite, command, { ...deps, isRequested: true }),
  })
}

/** Finishes a step that a closed page interrupted. */
export const finishInvoiceStep = (interruptedWrite: InterruptedWrite, deps: ResumeDeps): Promise<Unfinished | null> =>
  resumeStep(interruptedWrite, { schema: storedStep, words: WORDS, unknown }, (command) =>
    finish(interruptedWrite, command, deps),
  )
