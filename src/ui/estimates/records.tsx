import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Pencil from 'lucide-react/icons/pencil'
import Receipt from 'lucide-react/icons/receipt'
import Send from 'lucide-react/icons/send'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { estimateBillingRefusal } from '@/domain/estimate/billing'
import {
  computedStatusOf,
  convertRefusal,
  type EstimateOperation,
  judgeEstimate,
  sendRefusal,
} from '@/domain/estimate/commands'
import type { Estimate } from '@/domain/estimate/estimate'
import { clientNameOf, type EstimateFilter, filterEstimates } from '@/domain/estimate/filter'
import { documentNumber } from '@/domain/estimate/number'
import { mayCreateEstimates } from '@/domain/estimate/permissions'
import { ESTIMATE_COMPUTED_STATUSES } from '@/domain/estimate/vocabulary'
import { computedStatusText } from '@/domain/estimate/words'
import { createRefusal } from '@/domain/invoice/permissions'
import { amountIn } from '@/domain/money/amount-in'
import { dollarsFromCents } from '@/domain/money/money'
import { type Day, dayAt, formatColumnDay, formatDate } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import { lastNameFirst } from '@/ui/kit/records/list/cells'
import { choiceOf, clientChoice } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { EstimateStatusTag } from './status-tag'
import type { EstimateAction, EstimateColumn } from './types'

const judged =
  (deed: EstimateOperation, further: (estimate: Estimate, today: Day) => string | null = () => null) =>
  (estimate: Estimate, { actor, today }: RecordContext) => {
    const verdict = judgeEstimate(actor, deed, estimate)
    return verdict.ok ? verdictOf(further(estimate, today)) : verdict
  }

const standsAs =
  (...standings: ReturnType<typeof computedStatusOf>[]) =>
  (estimate: Estimate) =>
    !standings.includes(computedStatusOf(estimate))

export const totalText = ({ currency, total_amount }: Estimate): string => amountIn(total_amount, currency)

/** Estimate list definition (EST-01) for cards, table, toolbar and export. */
export const estimateRecords = (estimates: readonly Estimate[], timeZone: string) => {
  const dayOf = (moment: string): Day => dayAt(Date.parse(moment), timeZone)
  return defineRecords<Estimate, EstimateAction, EstimateColumn, Omit<EstimateFilter, 'search'>>({
    noun: ['estimate', 'estimates'],
    short: documentNumber,
    title: ({ title }) => title,
    cardGrid: true,
    columns: {
      title: {
        label: 'Estimate',
        alwaysShown: true,
        cell: ({ title }) => title,
        compare: byText(({ title }) => title),
      },
      number: {
        label: 'Number',
        width: 130,
        hideBelow: 719,
        under: documentNumber,
        cell: documentNumber,
        compare: byText((estimate) => documentNumber(estimate)),
      },
      client: {
        label: 'Client',
        width: 160,
        roomy: 240,
        hideBelow: 720,
        under: clientNameOf,
        cell: (estimate) => (
          <span className="clip" title={clientNameOf(estimate)}>
            {clientNameOf(estimate)}
          </span>
        ),
        compare: byText((estimate) => (estimate.client ? lastNameFirst(estimate.client) : clientNameOf(estimate))),
      },
      status: {
        label: 'Status',
        width: 120,
        cell: (estimate) => <EstimateStatusTag estimate={estimate} />,
        compare: byRank(ESTIMATE_COMPUTED_STATUSES, computedStatusOf),
      },
      made: {
        label: 'Created',
        width: 116,
        hideBelow: 980,
        cell: (estimate, { today }) => formatColumnDay(dayOf(estimate.created_at), today),
        compare: byText(({ created_at }) => created_at),
      },
      valid: {
        label: 'Valid until',
        width: 116,
        hideBelow: 860,
        cell: ({ valid_until }, { today }) => formatColumnDay(valid_until, today),
        compare: byText(({ valid_until }) => valid_until),
      },
      total: {
        label: 'Total',
        width: 130,
        end: true,
        cell: totalText,
        compare: byNumber(({ total_amount }) => total_amount),
      },
    },
    opens: 'title',
    statusColumn: 'status',
    defaultOrder: () => (a, b) => earliestFirst(b.created_at, a.created_at) || b.id - a.id,
    searchHint: 'Title, number or client name',
    shortSearchHint: 'Search estimates',
    filters: {
      status: choiceOf('Status', 'All Status', ESTIMATE_COMPUTED_STATUSES, computedStatusText),
      client: clientChoice(estimates, clientNameOf),
    },
    narrow: filterEstimates,
    actions: ACTIONS,
    over: (estimate) => {
      const computedStatus = computedStatusOf(estimate)
      return computedStatus === 'revised' ? 'This estimate has a newer version.' : null
    },
    card: {
      head: (estimate) => (
        <>
          <span className="number">{documentNumber(estimate)}</span>
          <EstimateStatusTag estimate={estimate} />
        </>
      ),
      who: clientNameOf,
      lines: (estimate) => [totalText(estimate), `Valid until ${formatDate(estimate.valid_until)}`],
      steps: (estimate) => {
        const computedStatus = computedStatusOf(estimate)
        if (computedStatus === 'draft') return ['send', 'edit']
        if (computedStatus === 'approved') return ['convert']
        return computedStatus === 'sent' || computedStatus === 'viewed' ? ['approve', 'reject'] : []
      },
    },
    csv: [
      ['Number', documentNumber],
      ['Title', ({ title }) => title],
      ['Client', clientNameOf],
      ['Property', ({ property }) => property?.address ?? ''],
      ['Status', (estimate) => computedStatusText(computedStatusOf(estimate))],
      ['Created', ({ created_at }) => dayOf(created_at)],
      ['Sent', ({ sent_at }) => (sent_at === null ? '' : dayOf(sent_at))],
      ['Valid until', ({ valid_until }) => valid_until],
      ['Lines', ({ line_items }) => line_items.length],
      ['Subtotal', ({ subtotal }) => dollarsFromCents(subtotal), 'amount'],
      ['Tax rate (%)', ({ tax_rate }) => tax_rate / 1_000],
      ['Tax', ({ tax_amount }) => dollarsFromCents(tax_amount), 'amount'],
      ['Discount', ({ discount_amount }) => dollarsFromCents(discount_amount), 'amount'],
      ['Total', ({ total_amount }) => dollarsFromCents(total_amount), 'amount'],
      ['Currency', ({ currency }) => currency],
      ['Answered by', ({ answered_by }) => answered_by],
      ['Reason', ({ rejection_reason }) => rejection_reason],
      ['Deposit', ({ deposit_due }) => dollarsFromCents(deposit_due), 'amount'],
      ['Invoiced', ({ amount_billed }) => dollarsFromCents(amount_billed), 'amount'],
      ['Job', ({ job_number }) => job_number ?? ''],
    ],
  })
}

const ACTIONS: Parameters<
  typeof defineRecords<Estimate, EstimateAction, EstimateColumn, Omit<EstimateFilter, 'search'>>
>[0]['actions'] = {
  send: {
    label: 'Send to Client…',
    busyLabel: 'Sending…',
    done: 'sent',
    failure: 'Failed to send estimate. Please try again.',
    judge: judged('send', sendRefusal),
    passed: standsAs('draft'),
    asks: () => ({
      title: 'Send this estimate?',
      consequence: 'Once it is sent you can’t edit it, only revise it.',
      confirm: 'Send to Client',
    }),
    icon: Send,
  },
  approve: {
    label: 'Record approval…',
    busyLabel: 'Saving…',
    done: 'approved',
    failure: 'Failed to record the approval. Please try again.',
    judge: judged('approve'),
    passed: standsAs('sent', 'viewed'),
    icon: ThumbsUp,
  },
  convert: {
    label: 'Create job…',
    busyLabel: 'Creating job…',
    done: 'made into a job',
    failure: 'Failed to create the job. Please try again.',
    judge: judged('convert', convertRefusal),
    passed: standsAs('approved'),
    icon: BriefcaseBusiness,
  },
  bill: {
    label: 'Create invoice',
    busyLabel: 'Creating invoice…',
    done: 'invoiced',
    failure: 'Failed to create the invoice. Please try again.',
    judge: (estimate, { actor }) => verdictOf(createRefusal(actor) ?? estimateBillingRefusal(estimate)),
    passed: standsAs('approved', 'converted'),
    icon: Receipt,
  },
  reject: {
    label: 'Record rejection…',
    busyLabel: 'Saving…',
    done: 'rejected',
    failure: 'Failed to record the rejection. Please try again.',
    judge: judged('reject'),
    passed: standsAs('sent', 'viewed'),
  },
  edit: {
    label: 'Edit',
    busyLabel: 'Opening…',
    done: 'opened',
    failure: 'Failed to open estimate. Please try again.',
    judge: judged('edit'),
    passed: standsAs('draft'),
    icon: Pencil,
    aside: true,
    key: 'e',
  },
  print: {
    label: 'Print/PDF',
    busyLabel: 'Opening…',
    done: 'opened',
    failure: 'Failed to open estimate. Please try again.',
    judge: () => ({ ok: true }),
  },
  resend: {
    label: 'Send again…',
    busyLabel: 'Sending…',
    done: 'sent again',
    failure: 'Failed to send estimate. Please try again.',
    judge: judged('resend', sendRefusal),
    passed: standsAs('sent', 'viewed'),
    asks: () => ({
      title: 'Send this estimate again?',
      consequence: 'The client gets the same estimate once more.',
      confirm: 'Send again',
    }),
    page: 'menu',
  },
  revise: {
    label: 'Revise…',
    busyLabel: 'Revising…',
    done: 'revised',
    failure: 'Failed to revise estimate. Please try again.',
    judge: judged('revise'),
    passed: standsAs('sent', 'viewed', 'approved', 'rejected', 'expired'),
    asks: () => ({
      title: 'Revise this estimate?',
      consequence:
        'The next version is a draft under the same number. This one stays as it is, and can no longer be answered.',
      confirm: 'Revise',
    }),
    page: 'menu',
  },
  duplicate: {
    label: 'Duplicate',
    busyLabel: 'Copying…',
    done: 'copied',
    failure: 'Failed to copy estimate. Please try again.',
    judge: (_, { actor }) => verdictOf(mayCreateEstimates(actor) ? null : 'Your role can’t create estimates.'),
    page: 'menu',
  },
  remove: {
    label: 'Delete…',
    busyLabel: 'Deleting…',
    done: 'deleted',
    failure: 'Failed to delete estimate. Please try again.',
    judge: judged('remove'),
    passed: standsAs('draft'),
    asks: (count) => ({
      title: count === 1 ? 'Delete this estimate?' : `Delete ${count} estimates?`,
      consequence: `${count === 1 ? 'Its number is' : 'Their numbers are'} not used again. You can undo this.`,
      confirm: 'Delete',
    }),
    bulk: true,
    tone: 'danger',
    page: 'menu',
  },
}
