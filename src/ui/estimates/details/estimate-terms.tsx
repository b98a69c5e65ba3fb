import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { placeText } from '@/domain/client/property'
import { channelText } from '@/domain/estimate/answer'
import type { Estimate } from '@/domain/estimate/estimate'
import { clientNameOf } from '@/domain/estimate/filter'
import { documentNumber } from '@/domain/estimate/number'
import { amountIn } from '@/domain/money/amount-in'
import { dayAt, formatDate, formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { SignatureDrawing } from '@/ui/kit/fields/signature-drawing'
import { RecordLine, RecordSection } from '@/ui/kit/records/page/record-section'
import type { EstimateDetailsProps } from '../types'

type Props = Pick<EstimateDetailsProps, 'actor' | 'today' | 'sees' | 'estimates' | 'onOpen'> & { estimate: Estimate }

export const EstimateTerms = (props: Props) => {
  const { estimate, actor, today, sees } = props
  const dayOf = (moment: string) => formatDay(dayAt(Date.parse(moment), actor.time_zone), today)
  const { client, property, answered_via, answered_at } = estimate
  const name = clientNameOf(estimate)
  return (
    <>
      <RecordSection title="Estimate">
        <RecordLine label="Client">
          {sees.clients && client ? <TextLink to={`/dashboard/clients/${client.id}`}>{name}</TextLink> : name}
        </RecordLine>
        <RecordLine label="Property">
          {property ? [property.property_name, placeText(property)].filter(Boolean).join(', ') : 'Deleted'}
        </RecordLine>
        <RecordLine label="Valid until">{formatDate(estimate.valid_until)}</RecordLine>
        <RecordLine label="Sent">{estimate.sent_at ? dayOf(estimate.sent_at) : 'Not yet'}</RecordLine>
        {answered_via !== null && answered_at !== null && (
          <RecordLine label="Answered">
            {`${estimate.answered_by}, ${channelText(answered_via).toLowerCase()}, ${dayOf(answered_at)}`}
          </RecordLine>
        )}
        {estimate.signature && (
          <RecordLine label="Signature">
            {estimate.signature.strokes.length > 0 ? (
              <SignatureBox>
                <SignatureDrawing strokes={estimate.signature.strokes} label={`Signature of ${estimate.answered_by}`} />
              </SignatureBox>
            ) : (
              `${estimate.answered_by}, typed`
            )}
          </RecordLine>
        )}
        {estimate.rejection_reason && <RecordLine label="Reason">{estimate.rejection_reason}</RecordLine>}
        {estimate.job_id !== null && (
          <RecordLine label="Job">
            {sees.jobs ? (
              <TextLink to="/dashboard/jobs" search={{ job: estimate.job_id }}>
                {estimate.job_number}
              </TextLink>
            ) : (
              estimate.job_number
            )}
          </RecordLine>
        )}
        <Invoices estimate={estimate} />
        <Versions {...props} />
      </RecordSection>
      {(estimate.description || estimate.notes) && (
        <RecordSection title="About it">
          {estimate.description && <RecordLine label="Description">{estimate.description}</RecordLine>}
          {estimate.notes && <RecordLine label="Notes">{estimate.notes}</RecordLine>}
        </RecordSection>
      )}
    </>
  )
}

const Invoices = ({ estimate }: Pick<Props, 'estimate'>) => {
  const { invoices, amount_to_bill, currency, status } = estimate
  if (status !== 'approved') return null
  const remainingText =
    amount_to_bill === 0 ? 'It’s fully invoiced.' : `${amountIn(amount_to_bill, currency)} left to invoice`
  return (
    <RecordLine label="Invoices">
      {invoices.map(({ id, invoice_number, is_deposit, total_amount }) => (
        <span key={id} style={{ display: 'block' }}>
          <TextLink to="/dashboard/invoicing" search={{ invoice: id }}>
            {invoice_number}
          </TextLink>
          {` ${amountIn(total_amount, currency)}${is_deposit ? ', the deposit' : ''}`}
        </span>
      ))}
      {remainingText}
    </RecordLine>
  )
}

const SignatureBox = chakra('div', { base: { maxW: '12rem' } })

const Versions = ({ estimate, estimates, onOpen }: Props) => {
  const of = (id: number | null) => estimates.find((each) => each.id === id)
  const [before, after] = [of(estimate.revises_id), of(estimate.revised_by_id)]
  return (
    <>
      {before && (
        <RecordLine label="Version before">
          <Version onOpen={() => onOpen(before.id)}>{documentNumber(before)}</Version>
        </RecordLine>
      )}
      {after && (
        <RecordLine label="Newer version">
          <Version onOpen={() => onOpen(after.id)}>{documentNumber(after)}</Version>
        </RecordLine>
      )}
    </>
  )
}

const Version = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <chakra.button type="button" onClick={onOpen} color="accent.fg" textDecoration="underline" cursor="pointer">
    {children}
  </chakra.button>
)
