import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { DATA_KEPT_DAYS, subscriptionPrice } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { calendarDate } from '@/ui/kit/relative-time'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { CANCEL_REASONS, reasonFrom } from './rules/words'

type Props = {
  subscription: Subscription
  timeZone: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

const OPTIONS = [{ value: '', label: 'Rather not say' }, ...CANCEL_REASONS.map((value) => ({ value, label: value }))]
/** Longer than anyone reads. */
const LONGEST = 500

/**
 * Asks before the subscription is cancelled, naming it and the day it stays active until (SUB-07). Reasons for leaving that were typed are not asked
 * about when it is kept.
 */
export const CancelDialog = ({ subscription, timeZone, onConfirm, onClose }: Props) => {
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  const end = calendarDate(subscription.current_period_end, timeZone)
  return (
    <ConfirmDialog
      open
      title="Cancel your subscription?"
      object={`${subscription.plan_name}, ${subscriptionPrice(subscription)}`}
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      onConfirm={() => onConfirm(reasonFrom(chosen, words))}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="3">
        <p>
          It stays active until {end}, and you can resume it until then. Your data is kept for {DATA_KEPT_DAYS} days
          afterwards.
        </p>
        <SelectField
          label="Why are you leaving?"
          optional
          options={OPTIONS}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <TextAreaField
          label="What could we do better?"
          optional
          maxLength={LONGEST}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </chakra.div>
    </ConfirmDialog>
  )
}
