import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import {
  type BusinessForm,
  type BusinessSettings,
  businessFormOf,
  businessFormSchema,
  EMPTY_BUSINESS,
} from '@/domain/account/business-form'
import { settingsRefusal } from '@/domain/account/permissions'
import { PAPER_LABELS, PAPER_SIZES } from '@/domain/account/vocabulary'
import { capitalized } from '@/domain/text/wording'
import { WEEKDAYS } from '@/domain/time/weekday'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { FormCard } from '@/ui/kit/forms/form-card'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { HoursEditor } from '@/ui/kit/forms/hours/hours-editor'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { PlaceFields } from '@/ui/kit/forms/place-fields'
import { checkSchema, type FormOf } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { PageForm, SettingsScreenProps } from './types'
import { businessWords } from './words'

const check = checkSchema(businessFormSchema)
const WORDS = { noun: 'business', fields: businessWords }
const HOURS_WORDS = { on: 'open', off: 'Closed', starts: 'opens at', ends: 'closes at' }

const DAY = /^operating_hours\.(\w+)$/

const controlOf = (field: string): string => {
  const day = DAY.exec(field)?.[1]
  if (day === undefined) return field
  return day === 'week' ? 'monday-open' : `${day}-start`
}

type Props = Pick<SettingsScreenProps, 'actor' | 'commands'> &
  PageForm<BusinessForm, BusinessSettings> & { opened: OpenedRecord<BusinessSettings> }

const NumberFields = ({
  form,
  what,
}: {
  form: FormOf<typeof businessFormSchema>
  what: 'job' | 'estimate' | 'invoice'
}) => {
  const [prefix, next] = [`${what}_prefix`, `${what}_next`] as const
  return (
    <>
      <Span of={3} onPhone={3}>
        <TextField label={`${capitalized(what)} number prefix`} autoComplete="off" {...form.text(prefix)} />
      </Span>
      <Span of={3} onPhone={3}>
        <TextField
          label={`Next ${what} number`}
          autoComplete="off"
          inputMode="numeric"
          hint={`The next ${what} is ${form.form[prefix]}${form.form[next]}.`}
          {...form.text(next)}
        />
      </Span>
    </>
  )
}

export const BusinessCard = ({ opened, actor, commands, draft, onDraft }: Props) => {
  const form = useRecordForm({
    opened,
    empty: EMPTY_BUSINESS,
    formOf: businessFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    controlOf,
    async save(_typed, edit) {
      if (edit === null) return null
      const outcome = await commands.editBusiness(edit)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Business settings saved', { undo: outcome.undo, about: `business/${opened.first.id}` })
      return { saved: outcome.answer }
    },
  })
  const { text } = form
  const errors: FieldErrors = form.errors
  const refusal = settingsRefusal(actor)
  return (
    <FormCard
      form={form}
      title="Business details"
      refusal={refusal}
      submitLabel="Save changes"
      busyLabel="Saving..."
      failureText="The business settings could not be saved. Please try again."
    >
      <chakra.fieldset disabled={refusal !== null} display="grid" gap="5" minW="0">
        <FormGrid>
          <PlaceFields
            label="Address"
            optional
            address={text('address')}
            city={text('city')}
            state={text('state')}
            zip={text('zip_code')}
          />
        </FormGrid>
        <Group title="Opening hours">
          <HoursEditor
            words={HOURS_WORDS}
            hours={form.form.operating_hours}
            errors={hoursErrorsIn(errors)}
            onChange={(operating_hours) => form.edit({ operating_hours })}
          />
        </Group>
        <Group title="Documents">
          <FormGrid>
            {(['job', 'estimate', 'invoice'] as const).map((what) => (
              <NumberFields key={what} form={form} what={what} />
            ))}
            <Span of={3}>
              <TextField
                label="Tax rate (%)"
                autoComplete="off"
                inputMode="decimal"
                hint="New estimates and invoices begin with it."
                {...text('tax_rate')}
              />
            </Span>
            <Span of={3}>
              <SelectField
                label="Paper size"
                options={PAPER_SIZES.map((value) => ({ value, label: PAPER_LABELS[value] }))}
                {...form.choice('paper_size', PAPER_SIZES)}
              />
            </Span>
          </FormGrid>
        </Group>
        <Group title="Payouts">
          <FormGrid>
            <Span of={6}>
              <TextField
                label="Approval limit"
                optional
                autoComplete="off"
                inputMode="decimal"
                hint="A payout above this amount is processed by a second person, not by the one who created it. Leave it empty for no limit."
                {...text('payout_approval_limit')}
              />
            </Span>
          </FormGrid>
        </Group>
      </chakra.fieldset>
    </FormCard>
  )
}

const hoursErrorsIn = (errors: FieldErrors) =>
  Object.fromEntries(
    [...WEEKDAYS, 'week' as const].flatMap((day) => {
      const error = errors[`operating_hours.${day}`]
      return error === undefined ? [] : [[day, error]]
    }),
  )

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <chakra.h3 fontWeight="semibold" mb="2">
      {title}
    </chakra.h3>
    {children}
  </section>
)
