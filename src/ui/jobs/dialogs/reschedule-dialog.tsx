import { useMemo } from 'react'
import { durationOf, jobSlotSchema, startingAt } from '@/domain/job/draft'
import { type Job, slotOf } from '@/domain/job/job'
import { isEarlierToday } from '@/domain/job/next-hour'
import { clockNotes } from '@/domain/job/skipped-time'
import type { Failure } from '@/domain/record/failure'
import { isSame } from '@/domain/record/same-value'
import type { Day, TimeOfDay } from '@/domain/time/calendar'
import { DateField, TimeField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useAskFirst } from '@/ui/kit/forms/use-ask-first'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { WhichVisits } from '../create/which-visits'
import { jobsPhrase } from '../records'
import { failureText } from '../rules/actions'
import { andLater } from '../rules/names'
import { refusingSkipped } from '../rules/skipped-time'
import { durationText } from '../rules/when'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type RescheduleDialogProps = {
  job: Job
  today: Day
  time: TimeOfDay
  timeZone: string
  following: number
  commands: Pick<JobCommands, 'reschedule' | 'edit'>
  actions: Pick<JobActions, 'save' | 'stopAsking'>
}

/** Gives a job a new date and time, not before today; its crew must be confirmed again. */
export const RescheduleDialog = (props: RescheduleDialogProps) => {
  const { job, today, time, timeZone, following, commands, actions } = props
  const shape = useMemo(() => jobSlotSchema(today), [today])
  const check = useMemo(() => refusingSkipped(checkSchema(shape), timeZone), [shape, timeZone])
  const formDraft = useDraft({ form: 'job_reschedule', part: `of-${job.id}`, shape })
  const form = useForm({
    ...formDraft,
    durable: true,
    initial: {
      scheduled_date: job.scheduled_date < today ? today : job.scheduled_date,
      scheduled_start_time: job.scheduled_start_time,
      scheduled_end_time: job.scheduled_end_time,
    },
    check,
    async save(slot): Promise<Failure | null> {
      const isAll = asking.answered.current === true
      return actions.save({
        what: 'reschedule',
        records: [job],
        command: () =>
          isAll
            ? commands.edit(job, { changed: slot, was: slotOf(job), following: true })
            : commands.reschedule(job, slot),
        ...(isAll ? { done: () => `${andLater(following)} rescheduled` } : {}),
      })
    },
  })
  const asking = useAskFirst<boolean>(form.submit, () => following > 0 && check(form.form).ok)
  const { text } = form
  const duration = durationText(durationOf(form.form))
  const notes = clockNotes(form.form, timeZone)
  const passed = isEarlierToday(form.form, { today, time }) ? 'This time has passed.' : null
  return (
    <>
      <FormDialog
        form={{ ...form, submit: asking.submit }}
        title="Reschedule job"
        description={jobsPhrase([job])}
        size="sm"
        submitLabel="Reschedule"
        busyLabel="Rescheduling..."
        failureText={failureText('reschedule')}
        submitRefusal={isSame(form.form, slotOf(job)) ? 'Nothing is changed yet.' : null}
        question={{ title: 'Discard these changes?', object: jobsPhrase([job]) }}
        onClose={actions.stopAsking}
      >
        <FormGrid gap="3">
          <Span of={6}>
            <DateField label="Date" min={today} {...text('scheduled_date')} />
          </Span>
          <Span of={3} onPhone={3}>
            <TimeField
              label="Start time"
              hint={passed ?? notes.start}
              {...text('scheduled_start_time')}
              onChange={({ currentTarget }) =>
                form.edit(startingAt(currentTarget.value, form.form), 'scheduled_end_time')
              }
            />
          </Span>
          <Span of={3} onPhone={3}>
            <TimeField
              label="End time"
              hint={notes.length ? `${duration}. ${notes.length}` : duration}
              {...text('scheduled_end_time')}
            />
          </Span>
        </FormGrid>
      </FormDialog>
      {asking.isAsking && (
        <WhichVisits object={jobsPhrase([job])} later={following} onAnswer={asking.answer} onGoBack={asking.goBack} />
      )}
    </>
  )
}
