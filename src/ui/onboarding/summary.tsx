import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { STEP_TITLES } from '@/domain/onboarding/steps'
import { TextLink } from '@/ui/kit/actions/text-link'
import { weekLines } from '@/ui/kit/forms/hours/hours-words'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { OnboardingForms, OnboardingScreenProps } from './types'

type Props = Pick<OnboardingScreenProps, 'saved' | 'unsaved'>
type Part = keyof OnboardingForms

const yesNo = (on: boolean) => (on ? 'Yes' : 'No')

const NOTICES = { email: 'Email', sms: 'SMS', push: 'Push' } as const

const noticeWords = (wanted: OnboardingForms['preferences']['notificationPreferences']): string => {
  const names = (['email', 'sms', 'push'] as const).filter((name) => wanted[name]).map((name) => NOTICES[name])
  return names.length > 0 ? names.join(', ') : 'None'
}

export const Summary = ({ saved: { account, property, preferences }, unsaved }: Props) => {
  const part = (step: Part, children: ReactNode) => (
    <Section step={step} isUnsaved={unsaved.includes(step)}>
      {children}
    </Section>
  )
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {part(
        'account',
        <>
          <Line name="Name">{`${account.firstName} ${account.lastName}`}</Line>
          <Line name="Email">{account.email}</Line>
          <Line name="Phone number">{account.phone}</Line>
        </>,
      )}
      {part(
        'property',
        <>
          <Line name="Business">{`${property.businessName} · ${property.businessType}`}</Line>
          <Line name="Address">{`${property.address}, ${property.city}, ${property.state} ${property.zipCode}`}</Line>
          <Line name="Service radius">{`${property.serviceRadius} miles`}</Line>
        </>,
      )}
      {part(
        'preferences',
        <>
          {weekLines(preferences.operatingHours, 'Closed').map(({ days, hours }) => (
            <Line key={days} name={days}>
              {hours}
            </Line>
          ))}
          <Line name="Emergency services">{yesNo(preferences.emergencyServices)}</Line>
          <Line name="Appointments">
            {`At most ${preferences.maxAppointmentsPerDay} a day, ${preferences.appointmentBuffer} minutes apart`}
          </Line>
          <Line name="Auto-confirm">{yesNo(preferences.autoConfirmAppointments)}</Line>
          <Line name="Online booking">{yesNo(preferences.allowOnlineBooking)}</Line>
          <Line name="Notifications">{noticeWords(preferences.notificationPreferences)}</Line>
        </>,
      )}
    </chakra.div>
  )
}

const SECTION_TITLES: Record<Part, string> = {
  account: 'Account',
  property: STEP_TITLES.property,
  preferences: STEP_TITLES.preferences,
}

const Section = ({ step, isUnsaved, children }: { step: Part; isUnsaved: boolean; children: ReactNode }) => (
  <chakra.section aria-label={SECTION_TITLES[step]} borderWidth="1px" borderRadius="md" px="4" py="3">
    <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3" mb="2">
      <chakra.h2 textStyle="body" fontWeight="semibold">
        {SECTION_TITLES[step]}
      </chakra.h2>
      <TextLink to={`/onboarding/${step}`} textStyle="small">
        Edit<VisuallyHidden> {SECTION_TITLES[step]}</VisuallyHidden>
      </TextLink>
    </chakra.div>
    {isUnsaved && (
      <chakra.p textStyle="small" color="warning.fg" mb="2">
        You have typed something here that isn’t saved yet.
      </chakra.p>
    )}
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: '10rem minmax(0, 1fr)' }} columnGap="4">
      {children}
    </chakra.dl>
  </chakra.section>
)

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted" textStyle="small" pt="1">
      {name}
    </chakra.dt>
    <chakra.dd textStyle="small" pt={{ base: '0', sm: '1' }} overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
)
