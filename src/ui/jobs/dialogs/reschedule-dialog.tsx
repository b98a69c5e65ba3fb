import { useMemo } from 'react'
import type { Day } from '@/domain/calendar'
import { failureFrom } from '@/domain/failure'
import { durationOf, jobSlotSchema, startingAt } from '@/domain/job/draft'
import type { Job } from '@/domain/job/job'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { DateField, TimeField } from '@/ui/kit/text-field'
import { jobsPhrase } from '../records'
import { failureText } from '../rules/actions'
import { durationText } from '../rules/when'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type RescheduleDialogProps = {
  job: Job
  today: Day
  commands: Pick<JobCommands, 'reschedule'>
  actions: Pick<JobActions, 'attempt' | 'stopAsking'>
}

/** Gives a job a new date and time, from today on; its crew is confirmed anew afterwards. */
export const RescheduleDialog = ({ job, today, commands, actions }: RescheduleDialogProps) => {
  const check = useMemo(() => checkSchema(jobSlotSchema(today)), [today])
  const form = useForm({
    initial: {
      scheduled_date: job.scheduled_date < today ? today : job.scheduled_date,
      scheduled_start_time: job.scheduled_start_time,
      scheduled_end_time: job.scheduled_end_time,
    },
    check,
    async save(slot) {
      const report = await actions.attempt({
        what: 'reschedule',
        records: [job],
        command: () => commands.reschedule(job, slot),
      })
      if (report.problem !== null) return failureFrom({ transport: report.problem })
      actions.stopAsking()
      return null
    },
  })
  const { text } = form
  return (
    <FormDialog
      form={form}
      title="Reschedule job"
      description={jobsPhrase([job])}
      size="sm"
      submitLabel="Reschedule"
      busyLabel="Rescheduling..."
      failureText={failureText('reschedule')}
      onClose={actions.stopAsking}
    >
      <FormGrid gap="3">
        <Span of={6}>
          <DateField label="Date" min={today} {...text('scheduled_date')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TimeField
            label="Start time"
            {...text('scheduled_start_time')}
            onChange={({ currentTarget }) =>
              form.edit(startingAt(currentTarget.value, form.form), 'scheduled_end_time')
            }
          />
        </Span>
        <Span of={3} onPhone={3}>
          <TimeField label="End time" hint={durationText(durationOf(form.form))} {...text('scheduled_end_time')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
