import { chakra } from '@chakra-ui/react'
import {
  APPOINTMENT_BUFFERS,
  hoursErrors,
  MOST_APPOINTMENTS,
  type Preferences,
  type Weekday,
} from '@/domain/onboarding/preferences'
import { STEP_TITLES } from '@/domain/onboarding/steps'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { SelectField } from '@/ui/kit/select-field'
import { FormGrid, Group, Span } from './form-grid'
import { HoursEditor } from './hours-editor'
import { StepFrame } from './step-frame'
import type { StepProps } from './types'
import { useStepForm } from './use-step-form'

const BUFFERS = APPOINTMENT_BUFFERS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))
const MOST = Array.from({ length: MOST_APPOINTMENTS }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))

type Field = Weekday | 'week'

const errorsOf = ({ operatingHours }: Preferences): Partial<Record<Field, string>> => {
  const { week, days } = hoursErrors(operatingHours)
  return week === undefined ? days : { week }
}

const controlOf = (field: Field) => (field === 'week' ? 'monday-open' : `${field}-start`)

type Notifications = Preferences['notificationPreferences']

/** Service Preferences (ONB-21 to ONB-27). */
export const PreferencesStep = ({ initial, busy, commands, refs }: StepProps & { initial: Preferences }) => {
  const { form, errors, edit, submit } = useStepForm({
    initial,
    errorsOf,
    controlOf,
    busy,
    onEdit: (preferences) => commands.edit({ preferences }),
    onSubmit: commands.submitPreferences,
  })
  const box = (name: 'emergencyServices' | 'autoConfirmAppointments' | 'allowOnlineBooking') => ({
    name,
    checked: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => edit({ [name]: event.currentTarget.checked }),
  })
  const notice = (name: keyof Notifications) => ({
    name,
    checked: form.notificationPreferences[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      edit({ notificationPreferences: { ...form.notificationPreferences, [name]: event.currentTarget.checked } }),
  })
  return (
    <StepFrame
      refs={refs}
      title={STEP_TITLES.preferences}
      description="When you work and how you take appointments."
      submitLabel="Continue"
      busyLabel="Saving..."
      busy={busy}
      onSubmit={submit}
      onBack={commands.back}
    >
      <Group title="Operating hours">
        <HoursEditor
          hours={form.operatingHours}
          errors={errors}
          onChange={(operatingHours, ...days) => edit({ operatingHours }, 'week', ...days)}
        />
        <chakra.div mt="3">
          <CheckboxField
            label="Emergency services"
            hint="You also come out of hours when something cannot wait."
            {...box('emergencyServices')}
          />
        </chakra.div>
      </Group>
      <Group title="Appointments">
        <FormGrid>
          <Span of={3}>
            <SelectField
              label="Appointment buffer"
              name="appointmentBuffer"
              hint="Free time between two appointments."
              options={BUFFERS}
              value={form.appointmentBuffer}
              onChange={(event) => {
                const minutes = Number(event.currentTarget.value)
                edit({ appointmentBuffer: APPOINTMENT_BUFFERS.find((b) => b === minutes) ?? form.appointmentBuffer })
              }}
            />
          </Span>
          <Span of={3}>
            <SelectField
              label="Max appointments per day"
              name="maxAppointmentsPerDay"
              options={MOST}
              value={form.maxAppointmentsPerDay}
              onChange={(event) => edit({ maxAppointmentsPerDay: Number(event.currentTarget.value) })}
            />
          </Span>
        </FormGrid>
        <chakra.div mt="3">
          <CheckboxField
            label="Auto-confirm appointments"
            hint="Requests are confirmed without anybody looking at them."
            {...box('autoConfirmAppointments')}
          />
          <CheckboxField
            label="Allow online booking"
            hint="Clients may ask for an appointment by themselves."
            {...box('allowOnlineBooking')}
          />
        </chakra.div>
      </Group>
      <Group title="Notifications" hint="How we tell you about new and changed appointments.">
        <chakra.div display="flex" flexWrap="wrap" columnGap="6">
          <CheckboxField label="Email" {...notice('email')} />
          <CheckboxField label="SMS" {...notice('sms')} />
          <CheckboxField label="Push" {...notice('push')} />
        </chakra.div>
      </Group>
    </StepFrame>
  )
}
