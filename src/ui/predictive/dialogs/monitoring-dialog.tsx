import { chakra } from '@chakra-ui/react'
import { alertsOf } from '@/domain/equipment/alerts'
import { type MonitoringForm, monitoringFormOf, monitoringFormSchema } from '@/domain/equipment/monitoring'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { MonitoringFormProps, PredictiveFacts } from '../types'

const TITLE = 'Setup Smart Monitoring'

const check = checkSchema(monitoringFormSchema)

/** The alert thresholds: health, and days before a service. */
export const MonitoringDialog = (props: MonitoringFormProps) => {
  const { actor, onClose } = props
  const refusal = equipmentRefusal(actor, 'monitored')
  if (refusal === null) return <Form {...props} />
  return (
    <NoForm title={TITLE} onClose={onClose}>
      {refusal}
    </NoForm>
  )
}

const Form = ({ facts, commands, today, draft, onDraft, onClose }: MonitoringFormProps) => {
  const form = useForm({
    initial: monitoringFormOf(facts.monitoring),
    draft,
    onDraft,
    check,
    async save(monitoring) {
      const outcome = await commands.monitor(monitoring)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Smart monitoring saved', { undo: outcome.undo, about: 'monitoring' })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={TITLE}
      description="Choose when you want an alert. Faults that are not serviced and equipment past its expected life always raise one."
      submitLabel="Save monitoring"
      busyLabel="Saving..."
      failureText="Failed to save smart monitoring. Please try again."
      question={{ title: 'Discard these changes?', object: 'Smart monitoring' }}
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        <Span of={6}>
          <TextField
            label="Alert me when health falls below (%)"
            inputMode="numeric"
            autoComplete="off"
            {...form.text('health_below')}
          />
        </Span>
        <Span of={6}>
          <TextField
            label="Alert me when a service is due within (days)"
            inputMode="numeric"
            autoComplete="off"
            {...form.text('due_within_days')}
          />
        </Span>
      </FormGrid>
      <chakra.p role="status" textStyle="small" color="fg.muted" minH="5" mt="1" pb="2">
        {previewText(form.form, facts, today)}
      </chakra.p>
    </FormDialog>
  )
}

/** The number of resulting alerts; empty for invalid input. */
const previewText = (typed: MonitoringForm, { equipment, alerts }: PredictiveFacts, today: string): string => {
  const checked = check(typed)
  if (!checked.ok) return ''
  const count = alertsOf(equipment, checked.output, today).length
  return `${count} of ${equipment.length} units raise an alert with this; ${alerts.length} do now.`
}
