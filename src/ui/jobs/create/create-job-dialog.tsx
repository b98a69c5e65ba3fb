import { formatDay, formatTime } from '@/domain/calendar'
import { emptyJobForm, jobFormSchema } from '@/domain/job/draft'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { creationRefusal } from '../rules/actions'
import type { JobCommands, JobsScreenProps } from '../types'
import { addressOf } from './client-fields'
import { JobFormFields } from './job-form-fields'

type CreateJobDialogProps = Pick<
  JobsScreenProps,
  'actor' | 'today' | 'clients' | 'about' | 'onAddClient' | 'draft' | 'onDraft' | 'onCreating' | 'onShow'
> & { commands: Pick<JobCommands, 'create'> }

const check = checkSchema(jobFormSchema)

/** Create Job, or at once why this person can't: its address can be opened by anybody. */
export const CreateJobDialog = (props: CreateJobDialogProps) => {
  const refusal = creationRefusal(props.actor)
  // Whom it is for is filled in from the start, so it has to be known.
  if (refusal === null && props.about && props.clients.state === 'loading') return null
  if (refusal === null) return <JobFormDialog {...props} />
  const close = () => props.onCreating(false)
  return (
    <Dialog open onClose={close} title="Create Job" size="sm" footer={<Button onClick={close}>Close</Button>}>
      {refusal}
    </Dialog>
  )
}

/** Create Job (JOB-12, JOB-13). What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const JobFormDialog = (props: CreateJobDialogProps) => {
  const { today, commands, clients, about, onAddClient, draft, onDraft, onCreating, onShow } = props
  const close = () => onCreating(false)
  const form = useForm({
    initial: { ...emptyJobForm(today), ...partyOf(about, clients) },
    draft,
    onDraft,
    check,
    async save(job) {
      const outcome = await commands.create(job)
      if (!outcome.ok) return outcome.failure
      const { job: made } = outcome
      const when = `${formatDay(job.scheduled_date, today)} at ${formatTime(job.scheduled_start_time)}`
      announce(`${made?.job_number ?? job.title} created for ${when}`, {
        undo: outcome.undo,
        ...(made ? { added: `job/${made.id}`, open: () => onShow(made.id) } : {}),
      })
      close()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      title="Create Job"
      size="lg"
      submitLabel="Create Job"
      busyLabel="Creating..."
      failureText="Failed to create job. Please try again."
      question={{ title: 'Discard this job?', object: form.form.title || 'A job without a title' }}
      onClose={close}
    >
      <JobFormFields form={form} {...{ today, clients, onAddClient }} />
    </FormDialog>
  )
}

/** The client and the address that the form begins with; nothing where that client isn't known. */
const partyOf = (about: CreateJobDialogProps['about'], clients: CreateJobDialogProps['clients']) => {
  const client = clients.state === 'ready' ? clients.value.find(({ id }) => id === about?.client) : undefined
  if (!client) return {}
  const property = client.properties.find(({ id }) => id === about?.property) ?? client.properties[0]
  return { client_id: client.id, ...addressOf(property) }
}
