import type { Day } from '@/domain/calendar'
import { durationOf, startingAt } from '@/domain/job/draft'
import { JOB_PRIORITIES, JOB_TYPES, priorityLabel, typeLabel } from '@/domain/job/job'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { DateField, TextField, TimeField } from '@/ui/kit/text-field'
import { durationText } from '../rules/when'
import type { JobsScreenProps } from '../types'
import { ClientFields, type JobFormState } from './client-fields'

type JobFormFieldsProps = { form: JobFormState } & Pick<JobsScreenProps, 'today' | 'clients' | 'onAddClient'>

const TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: typeLabel(value) }))
const PRIORITY_OPTIONS = JOB_PRIORITIES.map((value) => ({ value, label: priorityLabel(value) }))

/** The fields of a job, in the order in which a client tells them on the phone (JOB-12). */
export const JobFormFields = ({ form, today, ...ofClients }: JobFormFieldsProps) => {
  const { text, choice } = form
  const duration = durationText(durationOf(form.form))
  return (
    <FormGrid gap="3" mt="3" pb="2">
      <ClientFields form={form} {...ofClients} />
      <Span of={6}>
        <TextField label="Title" {...text('title')} />
      </Span>
      <Span of={2}>
        <SelectField label="Type" options={TYPE_OPTIONS} {...choice('type', JOB_TYPES)} />
      </Span>
      <Span of={2}>
        <SelectField label="Priority" options={PRIORITY_OPTIONS} {...choice('priority', JOB_PRIORITIES)} />
      </Span>
      <Span of={2}>
        <TextField
          label="Estimated cost ($)"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          {...text('estimated_cost')}
        />
      </Span>
      <Span of={2}>
        <DateField label="Date" hint={pastDayHint(form.form.scheduled_date, today)} {...text('scheduled_date')} />
      </Span>
      <Span of={2}>
        {/* The end may be right again; whether it is, is judged when the form is sent. */}
        <TimeField
          label="Start time"
          {...text('scheduled_start_time')}
          onChange={({ currentTarget }) => form.edit(startingAt(currentTarget.value, form.form), 'scheduled_end_time')}
        />
      </Span>
      <Span of={2}>
        <TimeField label="End time" hint={duration && `Duration: ${duration}`} {...text('scheduled_end_time')} />
      </Span>
      <Span of={6}>
        <TextField label="Property address" {...text('property_address')} />
      </Span>
      <Span of={2}>
        <TextField label="City" {...text('property_city')} />
      </Span>
      <Span of={2}>
        <TextField
          label="State"
          maxLength={2}
          css={{ textTransform: 'uppercase' }}
          {...text('property_state', { read: (state) => state.toUpperCase() })}
        />
      </Span>
      <Span of={2}>
        <TextField label="ZIP code" {...text('property_zip')} />
      </Span>
      <Span of={6}>
        <TextAreaField label="Description" optional {...text('description')} />
      </Span>
      <Span of={6}>
        <TextAreaField
          label="Location notes"
          optional
          rows={2}
          hint="Gate code, where to park, the dog’s name."
          {...text('location_notes')}
        />
      </Span>
    </FormGrid>
  )
}

/** A job may be entered for a day that has passed; who does so by mistake should notice. */
const pastDayHint = (day: Day, today: Day) =>
  day !== '' && day < today ? 'This day has passed, so the job will be marked as missed.' : undefined
