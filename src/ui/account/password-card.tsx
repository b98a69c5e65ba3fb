import { useState } from 'react'
import { EMPTY_CHANGE, passwordChangeErrors } from '@/domain/account/password-change'
import { REGISTRATION_LIMITS } from '@/domain/account/registration'
import { counted } from '@/domain/text/wording'
import { PasswordField } from '@/ui/kit/fields/password-field'
import { PasswordStrength } from '@/ui/kit/fields/password-strength'
import { FormCard } from '@/ui/kit/forms/form-card'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { AccountScreenProps } from './types'

const check = checkErrors(passwordChangeErrors, (form: typeof EMPTY_CHANGE) => form, REGISTRATION_LIMITS)

type Props = Pick<AccountScreenProps, 'commands'>

/** Passwords are never stored in the browser; the form is cleared after a change. */
export const PasswordCard = ({ commands }: Props) => {
  const [changes, setChanges] = useState(0)
  return <PasswordForm key={changes} commands={commands} onChanged={() => setChanges(changes + 1)} />
}

const PasswordForm = ({ commands, onChanged }: Props & { onChanged: () => void }) => {
  const form = useForm({
    initial: EMPTY_CHANGE,
    check,
    async save({ current_password, password }) {
      const outcome = await commands.changePassword(current_password, password)
      if (!outcome.ok) return outcome.failure
      announce('Password changed', { description: endedText(outcome.answer) })
      onChanged()
      return null
    },
  })
  return (
    <FormCard
      form={form}
      title="Password"
      submitLabel="Change password"
      busyLabel="Changing..."
      failureText="Your password could not be changed. Please try again."
    >
      <FormGrid>
        <Span of={6}>
          <PasswordField label="Current password" autoComplete="current-password" {...form.text('current_password')} />
        </Span>
        <Span of={3}>
          <PasswordField label="New password" autoComplete="new-password" {...form.text('password')} />
        </Span>
        <Span of={3}>
          <PasswordField label="Repeat new password" autoComplete="new-password" {...form.text('confirm_password')} />
        </Span>
        <Span of={6}>
          <PasswordStrength password={form.form.password} missing={null} />
        </Span>
      </FormGrid>
    </FormCard>
  )
}

/** Reports ended sessions, if any. */
export const endedText = (count: number): string | undefined => {
  if (count === 0) return undefined
  return `${counted(count, 'other session was', 'other sessions were')} signed out.`
}
