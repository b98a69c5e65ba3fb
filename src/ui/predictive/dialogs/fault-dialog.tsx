import type { Equipment } from '@/domain/equipment/equipment'
import { type FaultForm, faultFormSchema, faultProblem } from '@/domain/equipment/form'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { DateField } from '@/ui/kit/text-field'
import type { PredictiveSurroundings } from '../types'

type Props = Pick<PredictiveSurroundings, 'commands' | 'today'> & { unit: Equipment; onClose: () => void }

const check = checkSchema(faultFormSchema)

/** Says what went wrong: until a service has seen to it, it counts three times. */
export const FaultDialog = ({ unit, commands, today, onClose }: Props) => {
  const form = useForm({
    initial: { occurred_on: today, description: '' } satisfies FaultForm as FaultForm,
    check(typed: FaultForm) {
      const checked = check(typed)
      const problem = checked.ok ? faultProblem(checked.output, unit, today) : null
      return problem ? { ok: false, errors: { [problem.field]: problem.message } } : checked
    },
    async save(fault) {
      const outcome = await commands.reported(unit, fault)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`Fault of ${unit.name} reported`, { undo: outcome.undo, about: `unit/${unit.id}` })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Report fault"
      description={unit.name}
      submitLabel="Report fault"
      busyLabel="Saving..."
      failureText="Failed to report the fault. Please try again."
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        <Span of={6}>
          <DateField label="Date" max={today} min={unit.installed_on} {...form.text('occurred_on')} />
        </Span>
        <Span of={6}>
          <TextAreaField
            label="What went wrong"
            rows={3}
            placeholder="Trips the breaker, leaks, no pressure…"
            {...form.text('description')}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
