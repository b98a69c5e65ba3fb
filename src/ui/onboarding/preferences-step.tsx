import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { APPOINTMENT_BUFFERS, hoursErrors, MOST_APPOINTMENTS, type Preferences } from '@/domain/onboarding/preferences'
import { STEP_TITLES } from '@/domain/onboarding/steps'
import type { Weekday } from '@/domain/time/weekday'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { HoursEditor } from '@/ui/kit/forms/hours/hours-editor'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { StepFrame } from './step-frame'
import type { StepProps } from './types'

const BUFFERS = APPOINTMENT_BUFFERS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))
const COUNTS = Array.from({ length: MOST_APPOINTMENTS }, (_, i) => i + 1)
const MOST_OPTIONS = COUNTS.map((count) => ({ value: String(count), label: String(count) }))

type Field = Weekday | 'week'

const OPENING_WORDS = { on: 'open', off: 'Closed', starts: 'opens at', ends: 'closes at' }

const errorsOf = ({ operatingHours }: Preferences): Partial<Record<Field, string>> => {
  const { week, days } = hoursErrors(operatingHours)
  return week === undefined ? days : { week }
}

const check = checkErrors(errorsOf, (preferences: Preferences) => preferences)

const controlOf = (field: Field) => (field === 'week' ? 'monday-open' : `${field}-start`)

type Notifications = Preferences['notificationPreferences']

/** Service Preferences (ONB-21 to ONB-27). */
export const PreferencesStep = ({ initial, busy, commands, refs }: StepProps & { initial: Preferences }) => {
  const { form, errors, edit, choice, flag, submit } = useForm({
    initial,
    check,
    controlOf,
    busy,
    onEdit: (preferences) => commands.edit({ preferences }),
    onSubmit: commands.submitPreferences,
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
          words={OPENING_WORDS}
          hours={form.operatingHours}
          errors={errors}
          onChange={(operatingHours, ...days) => edit({ operatingHours }, 'week', ...days)}
        />
        <chakra.div mt="3">
          <CheckboxField
            label="Emergency services"
            hint="You take urgent jobs outside your operating hours."
            {...flag('emergencyServices')}
          />
        </chakra.div>
      </Group>
      <Group title="Appointments">
        <FormGrid>
          <Span of={3}>
            <SelectField
              label="Appointment buffer"
              hint="Free time between two appointments."
              options={BUFFERS}
              {...choice('appointmentBuffer', APPOINTMENT_BUFFERS)}
            />
          </Span>
          <Span of={3}>
            <SelectField
              label="Max appointments per day"
              options={MOST_OPTIONS}
              {...choice('maxAppointmentsPerDay', COUNTS)}
            />
          </Span>
        </FormGrid>
        <chakra.div mt="3">
          <CheckboxField
            label="Auto-confirm appointments"
            hint="Requests are confirmed automatically."
            {...flag('autoConfirmAppointments')}
          />
          <CheckboxField
            label="Allow online booking"
            hint="Clients can request appointments online."
            {...flag('allowOnlineBooking')}
          />
        </chakra.div>
      </Group>
      <Group title="Notifications" hint="How we notify you about new and changed appointments.">
        <chakra.div display="flex" flexWrap="wrap" columnGap="6">
          <CheckboxField label="Email" {...notice('email')} />
          <CheckboxField label="SMS" {...notice('sms')} />
          <CheckboxField label="Push" {...notice('push')} />
        </chakra.div>
      </Group>
    </StepFrame>
  )
}

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id} mt="8" _first={{ mt: '0' }}>
      <chakra.h2 id={id} textStyle="heading">
        {title}
      </chakra.h2>
      {hint && (
        <chakra.p textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      <chakra.div pt="3">{children}</chakra.div>
    </chakra.div>
  )
}
