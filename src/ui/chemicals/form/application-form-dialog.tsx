import { useState } from 'react'
import { dayAt, formatDay, timeAt } from '@/domain/calendar'
import type { Application } from '@/domain/chemical/application'
import {
  type ApplicationForm,
  applicationFormOf,
  applicationFormSchema,
  applicationProblem,
  emptyApplicationForm,
} from '@/domain/chemical/form'
import { chemicalRefusal, mayRecordFor } from '@/domain/chemical/permissions'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { APPLICATION_HISTORY } from '../details/application-history'
import type { ApplicationFormProps } from '../types'
import { ApplicationFormFields } from './application-form-fields'

const checkFields = checkSchema(applicationFormSchema)

/** Record Chemical Application and its correction (CHEM-03 to CHEM-06), or at once why this can't be: its address can be opened by anybody. */
export const ApplicationFormDialog = (props: ApplicationFormProps) => {
  const { application, actor, from, onClose } = props
  const isForJob = application === null && from !== null && mayRecordFor(actor, from.job)
  const refusal = isForJob ? null : chemicalRefusal(actor, application ? 'edited' : 'recorded')
  if (refusal === null && !(application && 'problem' in application))
    return <Form {...props} application={application} />
  return (
    <NoForm title={(application ? CORRECTING : RECORDING).title} onClose={onClose}>
      {refusal ?? (application && 'problem' in application ? application.problem : '')}
    </NoForm>
  )
}

const RECORDING = {
  title: 'Record Chemical Application',
  submitLabel: 'Record Application',
  busyLabel: 'Recording...',
  failureText: 'Failed to record application. Please try again.',
}
const CORRECTING = {
  title: 'Correct Chemical Application',
  submitLabel: 'Save correction',
  busyLabel: 'Saving...',
  failureText: 'Failed to correct application. Please try again.',
}

const WORDS = { noun: 'application', fields: APPLICATION_HISTORY }

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: ApplicationFormProps & { application: OpenedRecord<Application> | null }) => {
  const { application, actor, now, products, from, commands, draft, onDraft, onShow, onClose } = props
  const timeZone = actor.time_zone
  const [empty] = useState<ApplicationForm>(() => ({
    ...emptyApplicationForm(dayAt(now, timeZone), timeAt(now, timeZone)),
    ...from?.form,
  }))
  const form = useRecordForm({
    opened: application,
    empty,
    formOf: applicationFormOf,
    words: WORDS,
    draft,
    onDraft,
    check(typed) {
      const checked = checkFields(typed)
      if (!checked.ok) return checked
      const product = products.find(({ id }) => id === typed.product_id) ?? null
      const problem = applicationProblem(checked.output, { product, now, timeZone })
      return problem ? { ok: false, errors: { [problem.field]: problem.message } } : checked
    },
    async save(output, edit) {
      const outcome =
        application && edit ? await commands.correct(application.first, edit) : await commands.record(output)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const added = application ? undefined : outcome.id
      announce(`${output.chemical_name} ${application ? 'corrected' : 'recorded'}`, {
        undo: outcome.undo,
        about: application ? `application/${application.first.id}` : undefined,
        ...(added === undefined ? {} : { added: `application/${added}` }),
        ...(added === undefined || onShow === null ? {} : { open: () => onShow(added) }),
      })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(application ? CORRECTING : RECORDING)}
      size="lg"
      description={
        from
          ? `For ${from.job.job_number} ${from.job.title}, ${formatDay(from.job.scheduled_date, dayAt(now, timeZone))}`
          : undefined
      }
      question={{
        title: application ? 'Discard these changes?' : 'Discard this application?',
        object: form.form.chemical_name || 'An application without a product',
      }}
      onClose={onClose}
    >
      <ApplicationFormFields {...props} form={form} />
    </FormDialog>
  )
}
