import { amountIn } from '@/domain/money/amount-in'
import { TAKES } from '@/domain/payout/fee'
import type { ListedPayout } from '@/domain/payout/payout'
import { reasonLabel } from '@/domain/payout/vocabulary'
import { dayAt, formatDate, formatTime, timeAt } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { RecordLine, RecordSection } from '@/ui/kit/records/page/record-section'

type Props = { payout: ListedPayout; seesClients: boolean; timeZone: string }

const momentText = (moment: string, timeZone: string): string => {
  const at = Date.parse(moment)
  return `${formatDate(dayAt(at, timeZone))}, ${formatTime(timeAt(at, timeZone))}`
}

export const PayoutFacts = ({ payout, seesClients, timeZone }: Props) => {
  const { client_id, client_name, currency, reference_invoice_id, reference_job_id } = payout
  return (
    <>
      <RecordSection title="Amount">
        <RecordLine label="Amount">{amountIn(payout.amount, currency)}</RecordLine>
        <RecordLine label="Processing fee">{`${amountIn(payout.processing_fee, currency)} (2%)`}</RecordLine>
        <RecordLine label="Net amount">{amountIn(payout.net_amount, currency)}</RecordLine>
      </RecordSection>
      <RecordSection title="Payout">
        <RecordLine label="Customer">
          {seesClients ? <TextLink to={`/dashboard/clients/${client_id}`}>{client_name}</TextLink> : client_name}
        </RecordLine>
        <RecordLine label="Account">{payout.account || 'This account is gone'}</RecordLine>
        <RecordLine label="Reason">{reasonLabel(payout.reason)}</RecordLine>
        <RecordLine label="Description">{payout.description}</RecordLine>
        {reference_invoice_id !== null && (
          <RecordLine label="Invoice">
            <TextLink to="/dashboard/invoicing" search={{ invoice: reference_invoice_id }}>
              {payout.invoice_number}
            </TextLink>
          </RecordLine>
        )}
        {reference_job_id !== null && (
          <RecordLine label="Job">
            <TextLink to="/dashboard/jobs" search={{ job: reference_job_id }}>
              {payout.job_number}
            </TextLink>
          </RecordLine>
        )}
        {payout.cancel_reason && <RecordLine label="Cancelled">{payout.cancel_reason}</RecordLine>}
        {payout.failure_reason && <RecordLine label="Failure reason">{payout.failure_reason}</RecordLine>}
      </RecordSection>
      <RecordSection title="Progress">
        <RecordLine label="Initiated">
          {[momentText(payout.initiated_at, timeZone), payout.initiated_by_name && `by ${payout.initiated_by_name}`]
            .filter(Boolean)
            .join(' ')}
        </RecordLine>
        {payout.processed_at && <RecordLine label="Processed">{momentText(payout.processed_at, timeZone)}</RecordLine>}
        {payout.transaction_id && <RecordLine label="Transaction ID">{payout.transaction_id}</RecordLine>}
        {payout.completed_at && <RecordLine label="Completed">{momentText(payout.completed_at, timeZone)}</RecordLine>}
        {payout.status === 'processing' && <RecordLine label="Arrives">{`Payouts take ${TAKES}.`}</RecordLine>}
        {payout.needs_approval && payout.status === 'pending' && (
          <RecordLine label="Approval">Someone other than the person who created it has to process it.</RecordLine>
        )}
      </RecordSection>
    </>
  )
}
