import { useMemo } from 'react'
import { emptyJobForm, jobFormOf, jobFormSchema, reschedulingRefusal } from '@/domain/job/draft'
import { closedRefusal, fieldRefusal, SLOT_FIELDS } from '@/domain/job/editing'
import type { Job } from '@/domain/job/job'
import { followingVisits } from '@/domain/job/repeat'
import { Banner } from '@/ui/kit/feedback/banner'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useAskFirst } from '@/ui/kit/forms/use-ask-first'
import { checkAlso } from '@/ui/kit/forms/use-form'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { jobRecords } from '../records'
import { editRefusal } from '../rules/actions'
import { jobHistory } from '../rules/history'
import { andLater } from '../rules/names'
import { refusingSkipped } from '../rules/skipped-time'
import type { JobFormProps } from '../types'
import { JobFormFields } from './job-form-fields'
import { WhichVisits } from './which-visits'

/** Edit Job, or the refusal, because anyone can open the URL. */
export const EditJobDialog = (props: JobFormProps) => {
  const { job, actor, onClose } = props
  const problem = job && 'problem' in job ? job.problem : null
  const refusal = job && 'first' in job ? editRefusal(actor, job.first) : null
  if (job && 'first' in job && refusal === null) return <Form {...props} job={job} />
  return (
    <NoForm title="Edit Job" onClose={onClose}>
      {refusal ?? problem ?? ''}
    </NoForm>
  )
}

const checkForm = checkSchema(jobFormSchema)

/** An unchanged time may be in the past; a new one may not. */
const checkOf = (job: Job, today: string, timeZone: string): typeof checkForm =>
  checkAlso(checkForm, (form) => {
    const was = jobFormOf(job)
    const isMoved = SLOT_FIELDS.some((field) => Reflect.get(form, field) !== Reflect.get(was, field))
    const checked = (isMoved ? refusingSkipped(checkForm, timeZone) : checkForm)(form)
    const refusal = checked.ok && isMoved ? reschedulingRefusal(form.scheduled_date, today) : null
    return refusal === null ? checked : { ok: false, errors: { scheduled_date: refusal } }
  })

/** Drafts survive reloads; a failure leaves the form filled in. */
const Form = (props: JobFormProps & { job: OpenedRecord<Job> }) => {
  const { job, allJobs, actor, today, materials, clients, onAddClient, commands, draft, onDraft, onClose } = props
  const present = job.now ?? job.first
  const words = useMemo(() => ({ noun: 'job', fields: jobHistory([], materials.products) }), [materials.products])
  const lockOf = (field: string) => fieldRefusal(actor, present, field)
  const lock = closedRefusal(present.status) ?? lockOf('scheduled_date')
  const check = checkOf(present, today, actor.time_zone)
  const later = followingVisits(job.first, allJobs).length
  const form = useRecordForm({
    opened: job,
    empty: emptyJobForm(today),
    formOf: jobFormOf,
    words,
    draft,
    onDraft,
    check,
    async save(_typed, edit) {
      const following = asking.answered.current === true
      const outcome = await commands.edit(job.first, { ...(edit ?? { changed: {}, was: {} }), following })
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${job.first.job_number}${following ? ` ${andLater(later)}` : ''} saved`, {
        undo: outcome.undo,
        about: job.stream,
      })
      onClose()
      return null
    },
  })
  const asking = useAskFirst<boolean>(form.submit, () => later > 0 && form.isUnsaved && check(form.form).ok)
  return (
    <>
      <FormDialog
        form={{ ...form, submit: asking.submit }}
        title="Edit Job"
        description={jobRecords.name(job.first)}
        size="lg"
        submitLabel="Save changes"
        busyLabel="Saving..."
        failureText="Failed to update job. Please try again."
        question={{ title: 'Discard these changes?', object: jobRecords.name(job.first) }}
        notice={lock !== null && <Banner kind="info">{lock}</Banner>}
        onClose={onClose}
      >
        <JobFormFields
          form={form}
          job={present}
          timeZone={actor.time_zone}
          {...{ today, materials, clients, onAddClient, lockOf }}
        />
      </FormDialog>
      {asking.isAsking && (
        <WhichVisits
          object={jobRecords.name(job.first)}
          later={later}
          onAnswer={asking.answer}
          onGoBack={asking.goBack}
        />
      )}
    </>
  )
}
