import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { durationOf, type JobForm } from '@/domain/job/draft'
import { JOB_PRIORITIES, JOB_TYPES, priorityLabel, typeLabel } from '@/domain/job/job'
import type { Loadable } from '@/ui/kit/loadable'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { DateField, TextField, TimeField } from '@/ui/kit/text-field'
import { durationText } from '../rules/duration'
import type { ClientOption } from '../types'
import { ClientFields } from './client-fields'
import { ErrorSummary, type FormProblem } from './error-summary'
import { type JobFormState, Span } from './form-grid'

type JobFormFieldsProps = {
  form: JobFormState
  clients: Loadable<readonly ClientOption[]>
  onRetryClients: () => void
}

const TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: typeLabel(value) }))
const PRIORITY_OPTIONS = JOB_PRIORITIES.map((value) => ({ value, label: priorityLabel(value) }))

/** The fields of a job, in the order in which one is told them on the phone (JOB-12). */
export const JobFormFields = ({ form, clients, onRetryClients }: JobFormFieldsProps) => {
  const { register } = form
  const { errors } = form.formState
  const [start, end] = form.watch(['scheduled_start_time', 'scheduled_end_time'])
  const duration = durationText(durationOf({ scheduled_start_time: start, scheduled_end_time: end }))
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }} gap="3" mt="3" pb="2">
      <Problems form={form} />
      <ClientFields form={form} clients={clients} onRetryClients={onRetryClients} />
      <Span of={6}>
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
      </Span>
      <Span of={2}>
        <SelectField label="Type" options={TYPE_OPTIONS} {...register('type')} />
      </Span>
      <Span of={2}>
        <SelectField label="Priority" options={PRIORITY_OPTIONS} {...register('priority')} />
      </Span>
      <Span of={2}>
        <TextField
          label="Estimated cost ($)"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          error={errors.estimated_cost?.message}
          {...register('estimated_cost')}
        />
      </Span>
      <Span of={2}>
        <DateField label="Date" error={errors.scheduled_date?.message} {...register('scheduled_date')} />
      </Span>
      <Span of={2}>
        <TimeField
          label="Start time"
          error={errors.scheduled_start_time?.message}
          {...register('scheduled_start_time')}
        />
      </Span>
      <Span of={2}>
        <TimeField
          label="End time"
          error={errors.scheduled_end_time?.message}
          hint={duration && `Duration: ${duration}`}
          {...register('scheduled_end_time')}
        />
      </Span>
      <AddressFields form={form} />
      <Span of={6}>
        <TextAreaField label="Description" optional {...register('description')} />
      </Span>
      <Span of={6}>
        <TextAreaField
          label="Location notes"
          optional
          rows={2}
          hint="Gate code, where to park, the dog’s name."
          {...register('location_notes')}
        />
      </Span>
    </chakra.div>
  )
}

const AddressFields = ({ form: { register, formState } }: { form: JobFormState }) => {
  const { errors } = formState
  return (
    <>
      <Span of={6}>
        <TextField
          label="Property address"
          error={errors.property_address?.message}
          {...register('property_address')}
        />
      </Span>
      <Span of={2}>
        <TextField label="City" error={errors.property_city?.message} {...register('property_city')} />
      </Span>
      <Span of={2}>
        <TextField
          label="State"
          maxLength={2}
          error={errors.property_state?.message}
          {...register('property_state', { setValueAs: (state: string) => state.toUpperCase() })}
          css={{ textTransform: 'uppercase' }}
        />
      </Span>
      <Span of={2}>
        <TextField label="ZIP code" error={errors.property_zip?.message} {...register('property_zip')} />
      </Span>
    </>
  )
}

const FIELDS: readonly (keyof JobForm)[] = [
  'client_id',
  'title',
  'scheduled_date',
  'scheduled_start_time',
  'scheduled_end_time',
  'estimated_cost',
  'property_address',
  'property_city',
  'property_state',
  'property_zip',
]

/** The summary takes the focus after each submit that fails, not while one types. */
const Problems = ({ form }: { form: JobFormState }) => {
  const { errors, submitCount, isSubmitting } = form.formState
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) summary.current?.focus()
  }, [submitCount, isSubmitting])

  const problems = FIELDS.flatMap((name): FormProblem[] => {
    const message = errors[name]?.message
    return message ? [{ name, message }] : []
  })
  if (problems.length === 0 || submitCount === 0) return null
  const focus = (name: string) => {
    const field = FIELDS.find((known) => known === name)
    if (field) form.setFocus(field)
  }
  return (
    <Span of={6}>
      <ErrorSummary ref={summary} problems={problems} onPick={focus} />
    </Span>
  )
}
