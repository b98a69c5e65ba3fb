import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { CANCEL_REASONS, cancelWords, reasonFrom } from '@/domain/subscription/cancel-reason'
import { DATA_RETENTION_DAYS, subscriptionPrice } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import { excessIn, limitOf } from '@/domain/text/text-limit'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'

type Props = {
  subscription: Subscription
  timeZone: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

const OPTIONS = [{ value: '', label: 'Rather not say' }, ...CANCEL_REASONS.map((value) => ({ value, label: value }))]

/** Confirms a cancellation with the plan's name and end date (SUB-07). Typed reasons are dropped without asking when the plan is kept. */
export const CancelDialog = ({ subscription, timeZone, onConfirm, onClose }: Props) => {
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const wordsField = useRef<HTMLTextAreaElement>(null)
  const excess = excessIn(cancelWords, words)
  const confirm = () => {
    setTried(true)
    if (excess === undefined) onConfirm(reasonFrom(chosen, words))
    else wordsField.current?.focus()
  }
  const end = calendarDate(subscription.current_period_end, timeZone)
  return (
    <ConfirmDialog
      open
      title="Cancel your subscription?"
      object={`${subscription.plan_name}, ${subscriptionPrice(subscription)}`}
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="3">
        <p>
          It stays active until {end}, and you can resume it until then. Your data is kept for {DATA_RETENTION_DAYS}{' '}
          days afterwards.
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
          ref={wordsField}
          limit={limitOf(cancelWords)}
          value={words}
          error={tried ? excess : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </chakra.div>
    </ConfirmDialog>
  )
}
