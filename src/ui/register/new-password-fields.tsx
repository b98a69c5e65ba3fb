import { chakra } from '@chakra-ui/react'
import { type ChosenPassword, PASSWORDS_DIFFER, PASSWORDS_MATCH } from '@/domain/account/registration'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { PasswordField } from '@/ui/kit/fields/password-field'
import { PasswordStrength } from '@/ui/kit/fields/password-strength'
import type { Bound } from '@/ui/kit/forms/use-form'

type Props = {
  typed: ChosenPassword
  text: (name: keyof ChosenPassword) => Bound
  /** Password requirement of a later step, which may be stricter than registration. */
  missing?: string | null
}

/** Password with strength meter and confirmation (REG-05 to REG-08). */
export const NewPasswordFields = ({ typed, text, missing = null }: Props) => {
  const confirmed = text('confirm_password')
  return (
    <>
      <chakra.div display="flex" flexDirection="column" gap="2.5">
        <PasswordField label="Password" required autoComplete="new-password" {...text('password')} />
        <PasswordStrength password={typed.password} missing={missing} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="1">
        <PasswordField label="Confirm password" required autoComplete="new-password" {...confirmed} />
        <Match typed={typed} shown={typed.confirm_password !== '' && !confirmed.error} />
      </chakra.div>
    </>
  )
}

const Match = ({ typed, shown }: { typed: ChosenPassword; shown: boolean }) => {
  const same = typed.password === typed.confirm_password
  return (
    <chakra.p
      role="status"
      minH="5"
      display="flex"
      alignItems="center"
      gap="1"
      textStyle="small"
      color={same ? 'success.fg' : 'danger.fg'}
    >
      {shown && (
        <>
          <StatusIcon kind={same ? 'success' : 'error'} size={14} />
          {same ? PASSWORDS_MATCH : PASSWORDS_DIFFER}
        </>
      )}
    </chakra.p>
  )
}
