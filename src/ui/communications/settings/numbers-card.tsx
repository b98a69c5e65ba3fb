import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import { blockedBy, canSubmit, type PhoneNumber } from '@/domain/messaging/settings/phone-number'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Banner } from '@/ui/kit/feedback/banner'
import { RecordListCard } from '@/ui/kit/records/actions/record-list-card'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { CommunicationSettingsProps } from './types'
import { awaitedAnswer, managingRefusal, REGISTRATION_LABELS, REGISTRATION_TONES } from './words'

type Props = Pick<CommunicationSettingsProps, 'actor' | 'commands' | 'numbers' | 'onForm' | 'onBuy'>

/** */
export const NumbersCard = ({ actor, commands, numbers, onForm, onBuy }: Props) => {
  const [sending, setSending] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const refusal = managingRefusal(actor, 'phone numbers')
  const submit = async (number: PhoneNumber) => {
    setFailure(null)
    setSending(number.id)
    const outcome = await commands.numbers.submit(number)
    setSending(null)
    if (!outcome.ok) return setFailure(outcome.failure.message)
    await outcome.shown
    announce(`Registration of ${number.friendly_name} submitted`, { undo: outcome.undo })
  }
  return (
    <RecordListCard
      title="Numbers"
      noun={['phone number', 'phone numbers']}
      none="No numbers yet. Buy one to send texts."
      addLabel="Buy Number"
      records={numbers}
      nameOf={({ friendly_name }) => friendly_name}
      refusals={{ add: managingRefusal(actor, 'phone numbers', 'added'), edit: refusal, remove: () => null }}
      consequence=""
      onAdd={onBuy}
      onEdit={(id) => onForm({ kind: 'phone_number', id })}
      intro={
        failure && (
          <Banner kind="warning" detail={failure} onDismiss={() => setFailure(null)}>
            Failed to submit the registration. Please try again.
          </Banner>
        )
      }
    >
      {(number) => (
        <>
          <NumberLine number={number} timeZone={actor.time_zone} />
          {canSubmit(number) && (
            <ActionButton
              size="sm"
              variant="outline"
              mt="1"
              disabledReason={refusal}
              loading={sending === number.id}
              loadingLabel="Submitting..."
              onClick={() => void submit(number)}
            >
              {number.registration === 'refused' ? 'Submit again' : 'Submit registration'}
            </ActionButton>
          )}
        </>
      )}
    </RecordListCard>
  )
}

const NumberLine = ({ number, timeZone }: { number: PhoneNumber; timeZone: string }) => {
  const { friendly_name, phone_number, is_active, sms_enabled, registration, registration_note } = number
  const blocked = sms_enabled ? blockedBy(registration) : null
  const details = [registration_note, blocked, awaitedAnswer(number, timeZone)].filter(Boolean)
  return (
    <>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.span fontWeight="medium">{friendly_name}</chakra.span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {displayAddress(phone_number)}
        </chakra.span>
        {!is_active && <Badge>Off</Badge>}
        {is_active && !sms_enabled && <Badge>Calls only</Badge>}
        <Badge tone={REGISTRATION_TONES[registration]}>{REGISTRATION_LABELS[registration]}</Badge>
      </chakra.p>
      {details.map((detail) => (
        <chakra.p key={detail} textStyle="small" color="fg.muted" mt="1">
          {detail}
        </chakra.p>
      ))}
    </>
  )
}
