import { chakra } from '@chakra-ui/react'
import type { MessagingSettings } from '@/domain/messaging/settings/messaging-settings'
import { messagingSettingsProblems } from '@/domain/messaging/settings/messaging-settings'
import {
  messagingSettingsFormOf,
  messagingSettingsFormSchema,
} from '@/domain/messaging/settings/messaging-settings-form'
import { WEEKDAYS } from '@/domain/time/weekday'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { FormCard } from '@/ui/kit/forms/form-card'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { HoursEditor } from '@/ui/kit/forms/hours/hours-editor'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { checkAlso } from '@/ui/kit/forms/use-form'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { asFlag, type HistoryWords } from '@/ui/kit/records/page/history-words'
import type { CommunicationSettingsProps, SettingsFormProps } from './types'
import { managingRefusal } from './words'

const HISTORY: HistoryWords<MessagingSettings> = {
  fields: {
    id: null,
    business_id: null,
    hours: ['Hours', () => 'other hours'],
    away_on: ['Away message', asFlag],
    away_message: 'Away message',
    promise_minutes: 'Promised answer time',
    daily_text_limit: 'Daily limit',
    postal_address: 'Postal address',
  },
  titles: {},
}
const WORDS = { noun: 'messaging settings', fields: HISTORY }
const HOURS_WORDS = { on: 'answering', off: 'Away', starts: 'from', ends: 'until' }

const fields = checkSchema(messagingSettingsFormSchema)
const check: typeof fields = checkAlso(fields, (form: Parameters<typeof fields>[0]) => {
  const checked = fields(form)
  if (!checked.ok) return checked
  const errors: FieldErrors = messagingSettingsProblems(checked.output)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : checked
})

const controlOf = (field: string): string => {
  const [, day] = /^hours\.(\w+)$/.exec(field) ?? []
  return day === undefined ? field : `${day}-start`
}

const hourErrors = (errors: FieldErrors) =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const error = errors[`hours.${day}`]
      return error === undefined ? [] : [[day, error]]
    }),
  )

type Props = Pick<CommunicationSettingsProps, 'actor' | 'commands'> &
  Pick<SettingsFormProps, 'draft' | 'onDraft'> & { opened: OpenedRecord<MessagingSettings> }

/** When messages are answered, the answer outside these hours, and the rules of texting. */
export const HoursCard = ({ opened, actor, commands, draft, onDraft }: Props) => {
  const form = useRecordForm({
    opened,
    empty: messagingSettingsFormOf(opened.first),
    formOf: messagingSettingsFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    controlOf,
    async save(_output, edit) {
      if (edit === null) return null
      const outcome = await commands.edit(edit)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Messaging settings saved', { undo: outcome.undo, about: opened.stream })
      return { saved: { ...opened.first, ...edit.changed } }
    },
  })
  const refusal = managingRefusal(actor, 'messaging settings')
  return (
    <FormCard
      form={form}
      title="Hours and away message"
      refusal={refusal}
      submitLabel="Save changes"
      busyLabel="Saving..."
      failureText="The messaging settings could not be saved. Please try again."
    >
      <chakra.fieldset disabled={refusal !== null} display="grid" gap="4" minW="0">
        <HoursEditor
          words={HOURS_WORDS}
          hours={form.form.hours}
          errors={hourErrors(form.errors)}
          onChange={(hours, ...days) => form.edit({ hours }, ...days.map((day) => `hours.${day}` as 'hours'))}
        />
        <FormGrid>
          <Span of={6}>
            <CheckboxField label="Answer with the away message outside these hours" {...form.flag('away_on')} />
          </Span>
          <Span of={6}>
            <TextAreaField label="Away message" optional={!form.form.away_on} rows={3} {...form.text('away_message')} />
          </Span>
          <Span of={6}>
            <chakra.h3 fontWeight="semibold" mt="2">
              Answering and sending
            </chakra.h3>
          </Span>
          <Span of={3}>
            <TextField
              label="Promised answer time (minutes)"
              inputMode="numeric"
              autoComplete="off"
              hint="Counted within these hours. Who waits longer is in your work list."
              {...form.text('promise_minutes')}
            />
          </Span>
          <Span of={3}>
            <TextField
              label="Texts a day at most"
              inputMode="numeric"
              autoComplete="off"
              hint="Over all numbers. More are refused until the next day."
              {...form.text('daily_text_limit')}
            />
          </Span>
          <Span of={6}>
            <TextField
              label="Postal address"
              optional
              autoComplete="off"
              hint="Carriers need it to register a number, and the law under marketing emails."
              {...form.text('postal_address')}
            />
          </Span>
        </FormGrid>
      </chakra.fieldset>
    </FormCard>
  )
}
