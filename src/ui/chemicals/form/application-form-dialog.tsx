import { useState } from 'react'
import type { Application } from '@/domain/chemical/application'
import {
  type ApplicationForm,
  applicationFormOf,
  applicationFormSchema,
  applicationProblems,
  emptyApplicationForm,
  JUDGED_TOGETHER,
} from '@/domain/chemical/form'
import { chemicalRefusal, mayRecordFor } from '@/domain/chemical/permissions'
import { dayAt, formatDay, timeAt } from '@/domain/time/calendar'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchemaAnd } from '@/ui/kit/forms/schema-check'
import { type FormTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { APPLICATION_HISTORY } from '../details/application-history'
import type { ApplicationFormProps } from '../types'
import { ApplicationFormFields } from './application-form-fields'

/** CHEM-03 to CHEM-06 */
export const ApplicationFormDialog = (props: ApplicationFormProps) => {
  const { application, actor, from, onClose } = props
  const isForJob = application === null && from !== null && mayRecordFor(actor, from.job)
  const refusal = isForJob ? null : chemicalRefusal(actor, application ? 'edited' : 'recorded')
  return (
    <RecordFormGate texts={TEXTS} subject={application} {...{ refusal, onClose }}>
      {(opened) => <Form {...props} application={opened} />}
    </RecordFormGate>
  )
}

const TEXTS: FormTexts = {
  adding: {
    title: 'Record Chemical Application',
    submitLabel: 'Record Application',
    busyLabel: 'Recording...',
    failureText: 'Failed to record application. Please try again.',
    done: 'recorded',
  },
  editing: {
    title: 'Correct Chemical Application',
    submitLabel: 'Save correction',
    busyLabel: 'Saving...',
    failureText: 'Failed to correct application. Please try again.',
    done: 'corrected',
  },
}

const WORDS = { noun: 'application', fields: APPLICATION_HISTORY }

const Form = (props: ApplicationFormProps & { application: OpenedRecord<Application> | null }) => {
  const { application, actor, now, products, from, commands, draft, onDraft, onShow, onClose } = props
  const timeZone = actor.time_zone
  const [empty] = useState<ApplicationForm>(() => ({
    ...emptyApplicationForm(dayAt(now, timeZone), timeAt(now, timeZone)),
    ...from?.form,
  }))
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject: application,
    empty,
    formOf: applicationFormOf,
    words: WORDS,
    nameOf: ({ chemical_name }) => chemical_name,
    nameless: 'An application without a product',
    check: checkSchemaAnd(applicationFormSchema, JUDGED_TOGETHER, (judged, { product_id }) => {
      const product = products.find(({ id }) => id === product_id) ?? null
      return applicationProblems(judged, { product, now, timeZone })
    }),
    add: commands.record,
    edit: commands.correct,
    draft,
    onDraft,
    onShow,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="lg"
      description={
        from
          ? `For ${from.job.job_number} ${from.job.title}, ${formatDay(from.job.scheduled_date, dayAt(now, timeZone))}`
          : undefined
      }
    >
      <ApplicationFormFields {...props} form={form} />
    </FormDialog>
  )
}
