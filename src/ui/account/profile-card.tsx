import { isOfBusiness, settingsRefusal } from '@/domain/account/permissions'
import { EMPTY_PROFILE, type Profile, profileFormOf, profileFormSchema } from '@/domain/account/profile'
import { MARKET_LABELS, MARKETS, TRADES } from '@/domain/account/vocabulary'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormCard } from '@/ui/kit/forms/form-card'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { AccountScreenProps } from './types'
import { profileWords } from './words'

const check = checkSchema(profileFormSchema)
const WORDS = { noun: 'account', fields: profileWords }

const MARKET_OPTIONS = MARKETS.map((value) => ({ value, label: MARKET_LABELS[value] }))
const TRADE_OPTIONS = TRADES.map((value) => ({ value, label: value || 'Choose' }))

type Props = Pick<AccountScreenProps, 'actor' | 'commands' | 'draft' | 'onDraft'> & { profile: OpenedRecord<Profile> }

export const ProfileCard = ({ profile, actor, commands, draft, onDraft }: Props) => {
  const form = useRecordForm({
    opened: profile,
    empty: EMPTY_PROFILE,
    formOf: profileFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    async save(_typed, edit) {
      if (edit === null) return null
      const outcome = await commands.editProfile(edit)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Profile updated successfully!', { undo: outcome.undo, about: `account/${profile.first.id}` })
      return { saved: outcome.answer }
    },
  })
  const { text, choice } = form
  const refusal = settingsRefusal(actor)
  const business = { disabled: refusal !== null }
  const hasBusiness = isOfBusiness(actor)
  return (
    <FormCard
      form={form}
      title={hasBusiness ? 'Personal and business information' : 'Personal information'}
      submitLabel="Save changes"
      busyLabel="Saving..."
      failureText="Your profile could not be saved. Please try again."
    >
      <FormGrid>
        <Span of={3}>
          <TextField label="First name" autoComplete="given-name" {...text('first_name')} />
        </Span>
        <Span of={3}>
          <TextField label="Last name" autoComplete="family-name" {...text('last_name')} />
        </Span>
        <Span of={3}>
          <TextField label="Email" type="email" autoComplete="email" hint="You use it to sign in." {...text('email')} />
        </Span>
        <Span of={3}>
          <TextField label="Phone" optional type="tel" autoComplete="tel" {...text('phone')} />
        </Span>
        {hasBusiness && (
          <>
            <Span of={6}>
              <TextField
                label="Business name"
                autoComplete="organization"
                hint={refusal ?? undefined}
                {...business}
                {...text('business_name')}
              />
            </Span>
            <Span of={3}>
              <SelectField
                label="Business type"
                options={MARKET_OPTIONS}
                hint="Who you work for."
                {...business}
                {...choice('business_type', MARKETS)}
              />
            </Span>
            <Span of={3}>
              <SelectField
                label="Trade"
                options={TRADE_OPTIONS}
                hint="What you do."
                {...business}
                {...choice('trade', TRADES)}
              />
            </Span>
          </>
        )}
      </FormGrid>
    </FormCard>
  )
}
