import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { scheduledInstant, scheduleProblem } from '@/domain/messaging/schedule'
import { typedSchedule } from '@/domain/messaging/typed-schedule'
import { dayAt, plusDays, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { Button } from '@/ui/kit/actions/button'
import { DateField, TextField, TimeField } from '@/ui/kit/fields/text-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { momentWords } from '../messages/conversation-words'

export type MomentDialogProps = {
  title: string
  description?: string
  submitLabel: string
  now: Instant
  timeZone: string
  onChoose: (at: Instant) => void
  onClose: () => void
}

const LONGEST_WORDS = 60

/** A moment by date and time, or in words such as `tomorrow 8am`. */
export const MomentDialog = (props: MomentDialogProps) => {
  const { title, description, submitLabel, now, timeZone, onChoose, onClose } = props
  const id = useId()
  const [words, setWords] = useState('')
  const [day, setDay] = useState(() => plusDays(dayAt(now, timeZone), 1))
  const [time, setTime] = useState('08:00')
  const [isChecked, setChecked] = useState(false)
  const typed = typedSchedule(words, now, timeZone)
  const wordsProblem = words.trim() !== '' && typed === null ? 'Write a time like “tomorrow 8am” or “in 2 hours”' : null
  const at = day === '' || time === '' ? null : scheduledInstant(day, time, timeZone)
  const momentProblem = at === null ? 'Choose a date and a time' : scheduleProblem(at, now)
  const type = (next: string) => {
    setWords(next)
    const moment = typedSchedule(next, now, timeZone)
    if (moment === null) return
    setDay(dayAt(moment, timeZone))
    setTime(timeAt(moment, timeZone))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (at !== null && wordsProblem === null && momentProblem === null) onChoose(at)
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={submit} display="grid" gap="3">
        <TextField
          label="In words"
          optional
          placeholder="tomorrow 8am"
          limit={LONGEST_WORDS}
          value={words}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={isChecked && wordsProblem ? wordsProblem : undefined}
        />
        <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
          <DateField label="Date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
          <TimeField label="Time" value={time} onChange={({ currentTarget }) => setTime(currentTarget.value)} />
        </chakra.div>
        <chakra.p role="status" textStyle="small" color={isChecked && momentProblem ? 'danger.fg' : 'fg.muted'}>
          {momentProblem ?? (at !== null && `That is ${momentWords(at, now, timeZone)}.`)}
        </chakra.p>
      </chakra.form>
    </Dialog>
  )
}
