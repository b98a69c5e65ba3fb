import { type ServiceForm, serviceFormSchema } from '@/domain/equipment/form'
import { serviceProblem } from '@/domain/equipment/problems'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { Span } from '@/ui/kit/forms/form-grid'
import { checkSchemaAnd } from '@/ui/kit/forms/schema-check'
import type { EntryFormProps } from '../types'
import { EntryDialog } from './entry-dialog'

export const ServiceDialog = (props: EntryFormProps<ServiceForm>) => {
  const { today, commands } = props
  return (
    <EntryDialog
      {...props}
      title="Service done"
      participle="marked as serviced"
      submitLabel="Save service"
      failureText="Failed to save the service. Please try again."
      check={(unit) =>
        checkSchemaAnd(serviceFormSchema, ['done_on'], (service) => [serviceProblem(service, unit, today)])
      }
      initial={{ done_on: today, notes: '' }}
      send={commands.serviced}
      successMessage={({ name }) => `${name} marked as serviced`}
    >
      {({ text }, { installed_on }) => (
        <>
          <Span of={6}>
            <DateField label="Date" max={today} min={installed_on} {...text('done_on')} />
          </Span>
          <Span of={6}>
            <TextAreaField label="What was done" optional rows={3} {...text('notes')} />
          </Span>
        </>
      )}
    </EntryDialog>
  )
}
