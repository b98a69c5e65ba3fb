import { type FaultForm, faultFormSchema } from '@/domain/equipment/form'
import { faultProblem } from '@/domain/equipment/problems'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { Span } from '@/ui/kit/forms/form-grid'
import { checkSchemaAnd } from '@/ui/kit/forms/schema-check'
import type { EntryFormProps } from '../types'
import { EntryDialog } from './entry-dialog'

/** A fault counts triple until a service repairs it. */
export const FaultDialog = (props: EntryFormProps<FaultForm>) => {
  const { today, commands } = props
  return (
    <EntryDialog
      {...props}
      title="Report fault"
      participle="reported as faulty"
      submitLabel="Report fault"
      failureText="Failed to report the fault. Please try again."
      check={(unit) => checkSchemaAnd(faultFormSchema, ['occurred_on'], (fault) => [faultProblem(fault, unit, today)])}
      initial={{ occurred_on: today, description: '' }}
      send={commands.reported}
      successMessage={({ name }) => `Fault of ${name} reported`}
    >
      {({ text }, { installed_on }) => (
        <>
          <Span of={6}>
            <DateField label="Date" max={today} min={installed_on} {...text('occurred_on')} />
          </Span>
          <Span of={6}>
            <TextAreaField
              label="What went wrong"
              rows={3}
              placeholder="Trips the breaker, leaks, no pressure…"
              {...text('description')}
            />
          </Span>
        </>
      )}
    </EntryDialog>
  )
}
