import Banknote from 'lucide-react/icons/banknote'
import CircleX from 'lucide-react/icons/circle-x'
import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { amountIn } from '@/domain/money/amount-in'
import { dollarsFromCents } from '@/domain/money/money'
import { judgePayout, type PayoutCommand } from '@/domain/payout/commands'
import { TAKES } from '@/domain/payout/fee'
import { filterPayouts, type PayoutFilter } from '@/domain/payout/filter'
import { type ListedPayout, payoutNumber } from '@/domain/payout/payout'
import { PAYOUT_STATUSES, payoutStatusLabel, reasonLabel } from '@/domain/payout/vocabulary'
import { dayAt, formatColumnDay, formatDay } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { TextLink } from '@/ui/kit/actions/text-link'
import { defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import { lastWordFirst } from '@/ui/kit/records/list/cells'
import { choiceOf, clientChoice } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { PayoutStatusTag } from './payout-status'
import type { PayoutAction, PayoutColumn } from './types'

const judged =
  (command: PayoutCommand) =>
  (payout: ListedPayout, { actor }: Pick<RecordContext, 'actor'>) =>
    judgePayout(actor, command, payout)

const sending = { busyLabel: 'Processing…', failure: 'Failed to process payout', bulk: true } as const

/** Offers Retry for failed payouts and Process for all others. */
const sentWhere = (isOne: (payout: ListedPayout) => boolean, instead: string) => ({
  judge: (payout: ListedPayout, context: Pick<RecordContext, 'actor'>) =>
    isOne(payout) ? judged('process')(payout, context) : verdictOf(instead),
})

type Options = { payouts: readonly ListedPayout[]; seesClients: boolean; timeZone: string }

/** Payout list definition (POUT-02) for table, cards, toolbar and export. */
export const payoutRecords = ({ payouts, seesClients, timeZone }: Options) => {
  const dayOf = (moment: string) => dayAt(Date.parse(moment), timeZone)
  return defineRecords<ListedPayout, PayoutAction, PayoutColumn, Omit<PayoutFilter, 'search'>>({
    noun: ['payout', 'payouts'],
    short: payoutNumber,
    title: ({ client_name }) => client_name,
    cardGrid: true,
    columns: {
      number: {
        label: 'Payout',
        alwaysShown: true,
        cell: payoutNumber,
        compare: byNumber(({ id }) => id),
      },
      client: {
        label: 'Customer',
        width: 200,
        roomy: 280,
        hideBelow: 620,
        under: ({ client_name }) => client_name,
        cell: ({ client_id, client_name }) => (
          <span className="clip" title={client_name}>
            {seesClients ? <TextLink to={`/dashboard/clients/${client_id}`}>{client_name}</TextLink> : client_name}
          </span>
        ),
        compare: byText(({ client_name }) => lastWordFirst(client_name)),
      },
      initiated: {
        label: 'Initiated',
        width: 130,
        hideBelow: 860,
        cell: ({ initiated_at }, { today }) => formatColumnDay(dayOf(initiated_at), today),
        compare: byText(({ initiated_at }) => initiated_at),
      },
      reason: {
        label: 'Reason',
        width: 190,
        hideBelow: 980,
        cell: ({ reason }) => reasonLabel(reason),
        compare: byText(({ reason }) => reasonLabel(reason)),
      },
      status: {
        label: 'Status',
        width: 130,
        cell: ({ status }) => <PayoutStatusTag status={status} />,
        compare: byRank(PAYOUT_STATUSES, ({ status }) => status),
      },
      transaction: {
        label: 'Transaction',
        width: 120,
        hideBelow: 1_240,
        cell: ({ transaction_id }) => transaction_id || <span className="calm">Not sent</span>,
        compare: byText(({ transaction_id }) => transaction_id),
      },
      amount: {
        label: 'Amount',
        width: 110,
        end: true,
        cell: ({ amount, currency }) => amountIn(amount, currency),
        compare: byNumber(({ amount }) => amount),
      },
      net: {
        label: 'Net amount',
        width: 110,
        end: true,
        hideBelow: 1_100,
        cell: ({ net_amount, currency }) => amountIn(net_amount, currency),
        compare: byNumber(({ net_amount }) => net_amount),
      },
    },
    opens: 'number',
    statusColumn: 'status',
    defaultOrder: () => (a, b) => earliestFirst(b.initiated_at, a.initiated_at) || b.id - a.id,
    searchHint: 'Customer, description or transaction ID',
    shortSearchHint: 'Search payouts',
    filters: {
      status: choiceOf('Status', 'All Status', PAYOUT_STATUSES, payoutStatusLabel),
      client: clientChoice(payouts, ({ client_name }) => client_name, ['Customer', 'All customers']),
      from: { label: 'Start date', kind: 'day' },
      to: { label: 'End date', kind: 'day' },
    },
    narrow: (records, filter) => filterPayouts(records, filter, timeZone),
    actions: {
      process: {
        ...sending,
        ...sentWhere(({ status }) => status !== 'failed', 'This payout failed. Retry it.'),
        label: 'Process…',
        done: 'being processed',
        passed: ({ status }) => status !== 'pending',
        icon: Banknote,
        asks: (count) => ({
          title: count === 1 ? 'Process this payout?' : `Process ${count} payouts?`,
          consequence: `Once ${count === 1 ? 'it is' : 'they are'} with the bank ${count === 1 ? 'it' : 'they'} can’t be called back. Payouts take ${TAKES}.`,
          confirm: 'Process',
        }),
      },
      retry: {
        ...sending,
        ...sentWhere(({ status }) => status === 'failed', 'Only a failed payout can be retried.'),
        label: 'Retry…',
        done: 'being processed again',
        passed: ({ status }) => status !== 'failed',
        icon: RotateCw,
        asks: (count) => ({
          title: count === 1 ? 'Retry this payout?' : `Retry ${count} payouts?`,
          consequence: `${count === 1 ? 'The same amount goes to the same account' : 'The same amounts go to the same accounts'} again. Payouts take ${TAKES}.`,
          confirm: 'Retry',
        }),
      },
      receipt: {
        label: 'Download Receipt',
        busyLabel: 'Downloading…',
        done: 'receipt downloaded',
        failure: 'The receipt could not be made. Please try again.',
        judge: () => ({ ok: true }),
        icon: Download,
        aside: true,
      },
      cancel: {
        label: 'Cancel payout…',
        busyLabel: 'Cancelling…',
        done: 'cancelled',
        failure: 'Failed to cancel payout',
        judge: judged('cancel'),
        passed: ({ status }) => status !== 'pending',
        icon: CircleX,
        aside: true,
        tone: 'danger',
      },
    },
    over: ({ status }) => (status === 'cancelled' ? 'This payout is cancelled.' : null),
    card: {
      head: (payout) => (
        <>
          <span className="number">{payoutNumber(payout)}</span>
          <span style={{ marginInlineStart: 'auto' }}>
            <PayoutStatusTag status={payout.status} />
          </span>
        </>
      ),
      who: ({ amount, currency }) => amountIn(amount, currency),
      lines: (payout, { today }) => [
        reasonLabel(payout.reason),
        `Initiated ${formatDay(dayOf(payout.initiated_at), today)}`,
      ],
      steps: ({ status }) => {
        if (status === 'failed') return ['retry']
        return status === 'pending' ? ['process'] : []
      },
    },
    csv: [
      ['Payout', payoutNumber],
      ['Customer', ({ client_name }) => client_name],
      ['Status', ({ status }) => payoutStatusLabel(status)],
      ['Reason', ({ reason }) => reasonLabel(reason)],
      ['Description', ({ description }) => description],
      ['Invoice', ({ invoice_number }) => invoice_number],
      ['Job', ({ job_number }) => job_number],
      ['Account', ({ account }) => account],
      ['Transaction ID', ({ transaction_id }) => transaction_id],
      ['Currency', ({ currency }) => currency],
      ['Amount', ({ amount }) => dollarsFromCents(amount), 'amount'],
      ['Processing fee', ({ processing_fee }) => dollarsFromCents(processing_fee), 'amount'],
      ['Net amount', ({ net_amount }) => dollarsFromCents(net_amount), 'amount'],
      ['Initiated', ({ initiated_at }) => dayOf(initiated_at)],
      ['Initiated by', ({ initiated_by_name }) => initiated_by_name],
      ['Completed', ({ completed_at }) => (completed_at === null ? '' : dayOf(completed_at))],
      ['Failure reason', ({ failure_reason }) => failure_reason],
      ['Cancel reason', ({ cancel_reason }) => cancel_reason],
    ],
  })
}
