import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { isOfBusiness, settingsRefusal } from '@/domain/account/permissions'
import {
  EMPTY_PREFERENCES,
  type Notifications,
  type Preferences,
  type PreferencesForm,
  type Privacy,
  preferencesFormOf,
  preferencesFormSchema,
} from '@/domain/account/preferences'
import {
  CURRENCIES,
  CURRENCY_LABELS,
  LANGUAGE_LABELS,
  LANGUAGES,
  labelIn,
  TIME_ZONE_LABELS,
  TIME_ZONES,
} from '@/domain/account/vocabulary'
import { formatDate } from '@/domain/time/calendar'
import { DATE_FORMATS } from '@/domain/time/date-format'
import { Banner } from '@/ui/kit/feedback/banner'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { FormCard } from '@/ui/kit/forms/form-card'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { PageForm, SettingsScreenProps } from './types'
import { businessWords } from './words'

const check = checkSchema(preferencesFormSchema)
const WORDS = { noun: 'business', fields: businessWords }

const NOTIFICATIONS: readonly [keyof Notifications, string][] = [
  ['email', 'Email'],
  ['sms', 'SMS'],
  ['push', 'Push'],
  ['marketingEmails', 'Marketing emails'],
]
const PRIVACY: readonly [keyof Privacy, string, hint: string][] = [
  ['profilePublic', 'Public profile', 'Saved for later: no page shows profiles to the public yet.'],
  ['showOnlineStatus', 'Show online status', 'People who can see users also see when you last signed in.'],
  [
    'allowDataCollection',
    'Allow data collection',
    'Error reports say what the app did before an error. Nothing you type is in them.',
  ],
]

/** A date whose parts can't be confused. */
const EXAMPLE = '2026-11-20'

const FORMATS = DATE_FORMATS.map((value) => ({ value, label: `${formatDate(EXAMPLE, value)} (${value})` }))
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: CURRENCY_LABELS[value] }))

/** Includes a zone set before the choice was limited to four. */
const zonesWith = (zone: string) =>
  [...new Set<string>([...TIME_ZONES, zone])].map((value) => ({ value, label: labelIn(TIME_ZONE_LABELS, value) }))

type Props = Pick<SettingsScreenProps, 'actor' | 'commands'> &
  PageForm<PreferencesForm, Preferences> & { opened: OpenedRecord<Preferences> }

/**
 * Notifications, privacy and preferences (SET-01 to SET-04). Preferences apply to everyone in the business, and property owners don't see
 * them.
 */
export const PreferencesCard = ({ opened, actor, commands, draft, onDraft }: Props) => {
  const form = useRecordForm({
    opened,
    empty: EMPTY_PREFERENCES,
    formOf: preferencesFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    async save(_typed, edit) {
      if (edit === null) return null
      const outcome = await commands.editPreferences(edit)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Preferences saved', { undo: outcome.undo, about: `preferences/${opened.first.id}` })
      return { saved: outcome.answer }
    },
  })
  const { notifications, privacy } = form.form
  const refusal = settingsRefusal(actor)
  const business = { disabled: refusal !== null }
  return (
    <FormCard
      form={form}
      title="Preferences"
      submitLabel="Save Preferences"
      busyLabel="Saving..."
      failureText="Your preferences could not be saved. Please try again."
    >
      <chakra.div display="grid" gap="5">
        <Group
          title="Notifications"
          hint="Saved for later: Groundwork doesn’t send notifications yet. Emails about your password and your account always come."
        >
          {NOTIFICATIONS.map(([name, label]) => (
            <CheckboxField
              key={name}
              {...{ name, label }}
              checked={notifications[name]}
              onChange={({ currentTarget: { checked } }) =>
                form.edit({ notifications: { ...notifications, [name]: checked } })
              }
            />
          ))}
        </Group>
        <Group title="Privacy" hint="What others see about you, and what error reports include.">
          {PRIVACY.map(([name, label, hint]) => (
            <CheckboxField
              key={name}
              {...{ name, label, hint }}
              checked={privacy[name]}
              onChange={({ currentTarget: { checked } }) => form.edit({ privacy: { ...privacy, [name]: checked } })}
            />
          ))}
        </Group>
        {isOfBusiness(actor) && (
          <Group title="Language, dates, and money" hint="These apply to everyone in your business.">
            {refusal !== null && (
              <chakra.div mb="3">
                <Banner kind="info">{refusal}</Banner>
              </chakra.div>
            )}
            <FormGrid>
              <Span of={3}>
                <SelectField
                  label="Language"
                  options={LANGUAGE_OPTIONS}
                  hint="For new documents and for the client’s page. Groundwork itself is in English."
                  {...business}
                  {...form.choice('language', LANGUAGES)}
                />
              </Span>
              <Span of={3}>
                <SelectField
                  label="Time zone"
                  options={zonesWith(form.form.timezone)}
                  hint="Used for dates and job times across the app."
                  {...business}
                  {...form.choice('timezone', TIME_ZONES)}
                />
              </Span>
              <Span of={3}>
                <SelectField
                  label="Date format"
                  options={FORMATS}
                  hint="Everywhere a date is shown. Exported files keep YYYY-MM-DD."
                  {...business}
                  {...form.choice('date_format', DATE_FORMATS)}
                />
              </Span>
              <Span of={3}>
                <SelectField
                  label="Currency"
                  options={CURRENCY_OPTIONS}
                  hint="For new documents. Amounts you have keep theirs, and your subscription stays in USD."
                  {...business}
                  {...form.choice('currency', CURRENCIES)}
                />
              </Span>
            </FormGrid>
          </Group>
        )}
      </chakra.div>
    </FormCard>
  )
}

const Group = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend fontWeight="semibold">{title}</chakra.legend>
    <chakra.p color="fg.muted" mb="2">
      {hint}
    </chakra.p>
    {children}
  </chakra.fieldset>
)
