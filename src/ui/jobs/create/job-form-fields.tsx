import type { ReactNode } from 'react'
import { zipWarning } from '@/domain/client/form'
import { durationOf, startingAt } from '@/domain/job/draft'
import { JOB_PRIORITIES, JOB_TYPES, type Job, type JobSlot, priorityLabel, typeLabel } from '@/domain/job/job'
import { clockNotes } from '@/domain/job/skipped-time'
import { ownSign } from '@/domain/money/own-amount'
import type { Day } from '@/domain/time/calendar'
import { fieldWarning } from '@/ui/kit/fields/field-warning'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField, TextField, TimeField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { durationText } from '../rules/when'
import type { JobsScreenProps } from '../types'
import { ClientFields, type JobFormState } from './client-fields'
import { MaterialsField } from './materials-field'

type JobFormFieldsProps = { form: JobFormState } & Pick<
  JobsScreenProps,
  'today' | 'materials' | 'clients' | 'onAddClient'
> & {
    timeZone: string
    job: Job | null
    lockOf?: (field: string) => string | null
    /** Replaces the default day change when more follows from it. */
    onDay?: (day: Day) => void
    /** Shown before the fields it fills in. */
    offers?: ReactNode
  }

const TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: typeLabel(value) }))
const PRIORITY_OPTIONS = JOB_PRIORITIES.map((value) => ({ value, label: priorityLabel(value) }))

/** Fields in the order in which clients give them on the phone (JOB-12). */
export const JobFormFields = ({
  form,
  today,
  timeZone,
  job,
  materials,
  lockOf = open,
  onDay,
  offers,
  ...ofClients
}: JobFormFieldsProps) => {
  const text: JobFormState['text'] = (name, options) => ({ ...form.text(name, options), ...locked(lockOf(name)) })
  const choice: JobFormState['choice'] = (name, values) => ({ ...form.choice(name, values), ...locked(lockOf(name)) })
  const duration = durationText(durationOf(form.form))
  const notes = clockNotes(form.form, timeZone)
  return (
    <FormGrid gap="3" mt="3" pb="2">
      <ClientFields form={form} owner={lockOf('client_id') === null ? null : job} {...ofClients} />
      {offers && <Span of={6}>{offers}</Span>}
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
          label={`Estimated cost (${ownSign()})`}
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          {...text('estimated_cost')}
        />
      </Span>
      <Span of={2}>
        <DateField
          label="Date"
          hint={job ? slotHint(form.form, job) : pastDayHint(form.form.scheduled_date, today)}
          {...text('scheduled_date')}
          {...(onDay ? { onChange: ({ currentTarget }) => onDay(currentTarget.value) } : {})}
        />
      </Span>
      <Span of={2}>
        <TimeField
          label="Start time"
          hint={notes.start}
          {...text('scheduled_start_time')}
          onChange={({ currentTarget }) => form.edit(startingAt(currentTarget.value, form.form), 'scheduled_end_time')}
        />
      </Span>
      <Span of={2}>
        <TimeField
          label="End time"
          hint={duration && (notes.length ? `Duration: ${duration}. ${notes.length}` : `Duration: ${duration}`)}
          {...text('scheduled_end_time')}
        />
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
          css={{ textTransform: 'uppercase' }}
          {...text('property_state', { read: (state) => state.toUpperCase() })}
        />
      </Span>
      <Span of={2}>
        <TextField
          label="ZIP code"
          inputMode="numeric"
          hint={fieldWarning(zipWarning(form.form.property_zip))}
          {...text('property_zip')}
        />
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
      <Span of={3} onPhone={3}>
        <TimeField
          label="Arrival from"
          optional
          hint="When the client expects you."
          {...text('window_start', { answers: ['window_end'] })}
        />
      </Span>
      <Span of={3} onPhone={3}>
        <TimeField label="Arrival until" optional {...text('window_end')} />
      </Span>
      <Span of={3} onPhone={3}>
        <TextField label="People needed" type="number" min="1" step="1" {...text('people_needed')} />
      </Span>
      <Span of={3} onPhone={3}>
        <TextField
          label="Work minutes"
          optional
          type="number"
          min="1"
          step="1"
          placeholder={lengthOf(form.form)}
          {...text('estimated_duration_minutes')}
        />
      </Span>
      <MaterialsField form={form} materials={materials} disabled={lockOf('planned_materials') !== null} />
    </FormGrid>
  )
}

const open = () => null
const locked = (reason: string | null) => (reason === null ? {} : { disabled: true })

const lengthOf = (form: Parameters<typeof durationOf>[0]): string => {
  const minutes = durationOf(form)
  return minutes > 0 ? String(minutes) : ''
}

/** Warns that a new time affects other records. */
const slotHint = (form: JobSlot, job: JobSlot): string | undefined =>
  isSameSlot(form, job) ? undefined : 'This reschedules the job. Its crew is confirmed again.'

const isSameSlot = (a: JobSlot, b: JobSlot): boolean =>
  a.scheduled_date === b.scheduled_date &&
  a.scheduled_start_time === b.scheduled_start_time &&
  a.scheduled_end_time === b.scheduled_end_time

/** Past days are allowed, but a mistake should be noticed. */
const pastDayHint = (day: Day, today: Day) =>
  day !== '' && day < today ? 'This day has passed, so the job will be marked as missed.' : undefined
