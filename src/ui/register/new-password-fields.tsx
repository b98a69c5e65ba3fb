import { chakra } from '@chakra-ui/react'
import { onboardingPasswordError } from '@/domain/password'
import { type ChosenPassword, PASSWORDS_DIFFER, PASSWORDS_MATCH } from '@/domain/registration'
import { PasswordField } from '@/ui/kit/password-field'
import { PasswordStrength } from '@/ui/kit/password-strength'
import { Sign } from '@/ui/kit/sign'

type Props = {
  form: ChosenPassword
  errors: Partial<Record<keyof ChosenPassword, string>>
  edit: (patch: Partial<ChosenPassword>) => void
  /** Whether a business is set up next, which asks for more of a password than registering does. */
  onboards?: boolean
}

/** A password that is chosen: how strong it is, and once more to be sure (REG-05 to REG-08). */
export const NewPasswordFields = ({ form, errors, edit, onboards = false }: Props) => {
  const missing = onboards ? onboardingPasswordError(form.password) : undefined
  return (
    <>
      <chakra.div display="flex" flexDirection="column" gap="2.5">
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="new-password"
          value={form.password}
          error={errors.password}
          onChange={({ currentTarget }) => edit({ password: currentTarget.value })}
        />
        <PasswordStrength
          password={form.password}
          missing={missing && `Setting up your business will ask for more: ${missing}.`}
        />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="1">
        <PasswordField
          label="Confirm password"
          name="confirm_password"
          required
          autoComplete="new-password"
          value={form.confirm_password}
          error={errors.confirm_password}
          onChange={({ currentTarget }) => edit({ confirm_password: currentTarget.value })}
        />
        <Match form={form} shown={form.confirm_password !== '' && !errors.confirm_password} />
      </chakra.div>
    </>
  )
}

const Match = ({ form, shown }: { form: ChosenPassword; shown: boolean }) => {
  const same = form.password === form.confirm_password
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
          <Sign kind={same ? 'success' : 'error'} size={14} />
          {same ? PASSWORDS_MATCH : PASSWORDS_DIFFER}
        </>
      )}
    </chakra.p>
  )
}
