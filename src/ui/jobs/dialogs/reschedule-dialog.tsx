import { chakra } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { durationOf, type JobSlotForm, jobSlotSchema } from '@/domain/job/draft'
import type { Job, JobSlot } from '@/domain/job/job'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { DateField, TimeField } from '@/ui/kit/text-field'
import { jobsPhrase } from '../records'
import { failureText } from '../rules/actions'
import { durationText } from '../rules/duration'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type RescheduleDialogProps = { job: Job; commands: JobCommands; actions: JobActions }

/** Gives a job a new date and time; its crew is confirmed anew afterwards. */
export const RescheduleDialog = ({ job, commands, actions }: RescheduleDialogProps) => {
  const formId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<JobSlotForm, unknown, JobSlot>({
    resolver: valibotResolver(jobSlotSchema),
    defaultValues: {
      scheduled_date: job.scheduled_date,
      scheduled_start_time: job.scheduled_start_time,
      scheduled_end_time: job.scheduled_end_time,
    },
  })
  const { errors, isSubmitting } = form.formState
  const [start, end] = form.watch(['scheduled_start_time', 'scheduled_end_time'])

  const submit = form.handleSubmit(async (slot) => {
    setProblem(null)
    const report = await actions.attempt({
      what: 'reschedule',
      records: [job],
      command: () => commands.reschedule(job, slot),
    })
    if (report.problem === null) actions.stopAsking()
    else setProblem(report.problem)
  })

  return (
    <Dialog
      open
      onClose={actions.stopAsking}
      title="Reschedule job"
      description={jobsPhrase([job])}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={actions.stopAsking}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} loadingLabel="Rescheduling...">
            Reschedule
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="3"
      >
        {problem !== null && (
          <chakra.div gridColumn="1 / -1">
            <Banner kind="warning" detail={problem}>
              {failureText('reschedule')}
            </Banner>
          </chakra.div>
        )}
        <chakra.div gridColumn="1 / -1">
          <DateField label="Date" error={errors.scheduled_date?.message} {...form.register('scheduled_date')} />
        </chakra.div>
        <TimeField
          label="Start time"
          error={errors.scheduled_start_time?.message}
          {...form.register('scheduled_start_time')}
        />
        <TimeField
          label="End time"
          error={errors.scheduled_end_time?.message}
          hint={durationText(durationOf({ scheduled_start_time: start, scheduled_end_time: end }))}
          {...form.register('scheduled_end_time')}
        />
      </chakra.form>
    </Dialog>
  )
}
