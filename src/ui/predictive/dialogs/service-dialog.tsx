import { serviceFormSchema, serviceProblem } from '@/domain/equipment/form'
import { Span } from '@/ui/kit/forms/form-grid'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { DateField } from '@/ui/kit/text-field'
import { EntryDialog, type UnitDialogProps } from './entry-dialog'

/** Says that equipment was serviced: its health is worked out anew from that day. */
export const ServiceDialog = ({ unit, commands, today, onClose }: UnitDialogProps) => (
  <EntryDialog
    {...{ unit, onClose }}
    title="Service done"
    submitLabel="Save service"
    failureText="Failed to save the service. Please try again."
    schema={serviceFormSchema}
    initial={{ done_on: today, notes: '' }}
    problemOf={(service) => serviceProblem(service, unit, today)}
    send={(service) => commands.serviced(unit, service)}
    said={`${unit.name} marked as serviced`}
  >
    {({ text }) => (
      <>
        <Span of={6}>
          <DateField label="Date" max={today} min={unit.installed_on} {...text('done_on')} />
        </Span>
        <Span of={6}>
          <TextAreaField label="What was done" optional rows={3} {...text('notes')} />
        </Span>
      </>
    )}
  </EntryDialog>
)
