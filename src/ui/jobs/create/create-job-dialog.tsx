import { useMemo } from 'react'
import { copyOf } from '@/domain/job/copy'
import { emptyJobForm, type JobForm, jobFormSchema, startingAt } from '@/domain/job/draft'
import { type Moment, nextFreeHour, nextWorkingDay, type Plans, passedQuestion } from '@/domain/job/next-hour'
import type { Day } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { namedSummary } from '@/ui/kit/forms/merge-messages'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useAskFirst } from '@/ui/kit/forms/use-ask-first'
import { useForm } from '@/ui/kit/forms/use-form'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { jobRecords } from '../records'
import { creationRefusal } from '../rules/actions'
import { jobHistory } from '../rules/history'
import { refusingSkipped } from '../rules/skipped-time'
import { createdText } from '../rules/when'
import type { JobCommands, JobsScreenProps } from '../types'
import { addressOf } from './client-fields'
import { JobFormFields } from './job-form-fields'
import { hasOffers, OfferPicker } from './offer-picker'

type CreateJobDialogProps = Pick<
  JobsScreenProps,
  | 'actor'
  | 'today'
  | 'time'
  | 'clients'
  | 'materials'
  | 'offers'
  | 'about'
  | 'model'
  | 'jobs'
  | 'crew'
  | 'onAddClient'
  | 'draft'
  | 'onDraft'
  | 'onSending'
  | 'onCreating'
  | 'onShow'
> & { commands: Pick<JobCommands, 'create'> }

const checkForm = checkSchema(jobFormSchema)

/** Create Job, or the refusal, because anyone can open the URL. */
export const CreateJobDialog = (props: CreateJobDialogProps) => {
  const refusal = creationRefusal(props.actor)
  // The client is prefilled, so clients must be loaded.
  if (refusal === null && props.about && props.clients.state === 'loading') return null
  if (refusal === null && (props.model === undefined || props.jobs.state === 'loading')) return null
  if (refusal === null) return <JobFormDialog {...props} />
  const close = () => props.onCreating(false)
  return (
    <Dialog open onClose={close} title="Create Job" size="sm" footer={<Button onClick={close}>Close</Button>}>
      {refusal}
    </Dialog>
  )
}

/** Create Job (JOB-12, JOB-13). Drafts survive reloads; a failure leaves the form filled in. */
const JobFormDialog = (props: CreateJobDialogProps) => {
  const { today, time, jobs, commands, materials, offers, clients, onAddClient, onCreating, onShow } = props
  const { draft, onDraft, onSending } = props
  const close = () => onCreating(false)
  const check: typeof checkForm = refusingSkipped(checkForm, props.actor.time_zone)
  const moment = { today, time }
  const plans: Plans = { jobs: jobs.state === 'ready' ? jobs.value : [], crew: props.crew }
  const form = useForm({
    initial: beginning(props, plans),
    draft,
    onDraft,
    check,
    async save(job, typed) {
      // While it is being sent it is stored as a pending write, so the draft is cleared.
      onDraft(null)
      onSending(true)
      const outcome = await commands.create(job).finally(() => onSending(false))
      if (!outcome.ok) {
        onDraft({ typed })
        return outcome.failure
      }
      const { job: createdJob } = outcome
      announce(createdText(job, createdJob?.job_number, today), {
        undo: outcome.undo,
        ...(createdJob ? { added: `job/${createdJob.id}`, open: () => onShow(createdJob.id) } : {}),
      })
      close()
      return null
    },
  })
  const words = useMemo(() => ({ fields: jobHistory([], materials.products) }), [materials.products])
  const question = passedQuestion(form.form, moment)
  const asking = useAskFirst<true>(form.submit, () => question !== null && check(form.form).ok)
  const name = form.form.title || 'A job without a title'
  const onDay = (day: Day) => form.edit({ scheduled_date: day, ...onAnotherDay(day, form.form, moment, plans) })
  return (
    <>
      <FormDialog
        form={{ ...form, summary: namedSummary(form.summary, words), submit: asking.submit }}
        title="Create Job"
        description={props.model ? `Copy of ${jobRecords.name(props.model)}` : undefined}
        size="lg"
        submitLabel="Create Job"
        busyLabel="Creating..."
        failureText="Failed to create job. Please try again."
        question={{ title: 'Discard this job?', object: name }}
        onClose={close}
      >
        <JobFormFields
          form={form}
          job={null}
          timeZone={props.actor.time_zone}
          {...{ today, materials, clients, onAddClient, onDay }}
          offers={hasOffers(offers) && <OfferPicker {...{ form, offers, materials, clients }} />}
        />
      </FormDialog>
      <ConfirmDialog
        open={asking.isAsking}
        title={question ?? ''}
        object={name}
        confirmLabel="Create Job"
        destructive={false}
        onConfirm={() => asking.answer(true)}
        onCancel={asking.goBack}
      >
        {form.form.scheduled_date < today
          ? 'It will be marked as missed, and can be rescheduled then.'
          : 'It shows in today’s list as late.'}
      </ConfirmDialog>
    </>
  )
}

/** Initial values: a copy, or a free hour of the day, with the client if known. */
const beginning = ({ model, today, time, about, clients }: CreateJobDialogProps, plans: Plans) => {
  if (model) return copyOf(model, nextWorkingDay(today))
  const moment = { today, time }
  const day = about?.form?.scheduled_date ?? today
  return { ...emptyJobForm(day, nextFreeHour(day, moment, plans)), ...partyOf(about, clients), ...about?.form }
}

/** Default times follow the day: its free hour, unless the person changed them. */
const onAnotherDay = (day: Day, form: JobForm, moment: Moment, plans: Plans) => {
  const isOwn = form.scheduled_start_time === nextFreeHour(form.scheduled_date, moment, plans)
  return isOwn && day !== '' ? startingAt(nextFreeHour(day, moment, plans), form) : {}
}

const partyOf = (about: CreateJobDialogProps['about'], clients: CreateJobDialogProps['clients']) => {
  const client = clients.state === 'ready' ? clients.value.find(({ id }) => id === about?.client) : undefined
  if (!client) return {}
  const property = client.properties.find(({ id }) => id === about?.property) ?? client.properties[0]
  return { client_id: client.id, ...addressOf(property) }
}
