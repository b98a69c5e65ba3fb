import type { Equipment } from '@/domain/equipment/equipment'
import { type ServiceForm, serviceFormSchema, serviceProblem } from '@/domain/equipment/form'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { DateField } from '@/ui/kit/text-field'
import type { PredictiveSurroundings } from '../types'

type Props = Pick<PredictiveSurroundings, 'commands' | 'today'> & { unit: Equipment; onClose: () => void }

const check = checkSchema(serviceFormSchema)

/** Says that equipment was serviced: its health is worked out anew from that day. */
export const ServiceDialog = ({ unit, commands, today, onClose }: Props) => {
  const form = useForm({
    initial: { done_on: today, notes: '' } satisfies ServiceForm as ServiceForm,
    check(typed: ServiceForm) {
      const checked = check(typed)
      const problem = checked.ok ? serviceProblem(checked.output, unit, today) : null
      return problem ? { ok: false, errors: { [problem.field]: problem.message } } : checked
    },
    async save(service) {
      const outcome = await commands.serviced(unit, service)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${unit.name} marked as serviced`, { undo: outcome.undo, about: `unit/${unit.id}` })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Service done"
      description={unit.name}
      submitLabel="Save service"
      busyLabel="Saving..."
      failureText="Failed to save the service. Please try again."
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        <Span of={6}>
          <DateField label="Date" max={today} min={unit.installed_on} {...form.text('done_on')} />
        </Span>
        <Span of={6}>
          <TextAreaField label="What was done" optional rows={3} {...form.text('notes')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
