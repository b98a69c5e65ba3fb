import { faultFormSchema, faultProblem } from '@/domain/equipment/form'
import { Span } from '@/ui/kit/forms/form-grid'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { DateField } from '@/ui/kit/text-field'
import { EntryDialog, type UnitDialogProps } from './entry-dialog'

/** Says what went wrong: until a service has seen to it, it counts three times. */
export const FaultDialog = ({ unit, commands, today, onClose }: UnitDialogProps) => (
  <EntryDialog
    {...{ unit, onClose }}
    title="Report fault"
    submitLabel="Report fault"
    failureText="Failed to report the fault. Please try again."
    schema={faultFormSchema}
    initial={{ occurred_on: today, description: '' }}
    problemOf={(fault) => faultProblem(fault, unit, today)}
    send={(fault) => commands.reported(unit, fault)}
    said={`Fault of ${unit.name} reported`}
  >
    {({ text }) => (
      <>
        <Span of={6}>
          <DateField label="Date" max={today} min={unit.installed_on} {...text('occurred_on')} />
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
