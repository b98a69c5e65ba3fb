import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { DEMO_USERS, type DemoUser } from '@/domain/demo/demo'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { PasswordField } from '@/ui/kit/fields/password-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { Wordmark } from '@/ui/kit/layout/brand'
import { BrandPanel } from './brand-panel'
import { DemoPeople } from './demo-people'
import { EMPTY_FORM, prefilled, type SignInForm, signInErrors, tidied } from './sign-in-form'

export type SignInScreenProps = {
  busy: boolean
  /** AUTH-07 */
  error: string | null
  notice?: string | null
  onSubmit: (form: SignInForm) => void
  onEdit: () => void
  /** Absent with a real back end. */
  demoUsers?: readonly DemoUser[]
}

/** AUTH-01 to AUTH-04, AUTH-06, AUTH-07 */
export const SignInScreen = ({ demoUsers = DEMO_USERS, ...props }: SignInScreenProps) => (
  <chakra.div
    minH="100dvh"
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    css={{ '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } }}
  >
    <BrandPanel />
    <chakra.main display="flex" alignItems="center" justifyContent="center" px={{ base: '5', sm: '8' }} py="8">
      <chakra.div width="100%" maxW="24rem">
        <chakra.div mb="8" css={{ '@media (min-width: 900px)': { display: 'none' } }}>
          <Wordmark />
        </chakra.div>
        <chakra.h1 textStyle="title">Sign in</chakra.h1>
        <chakra.p color="fg.muted" mt="1" mb="5">
          New here? <TextLink to="/register">Create an account</TextLink>
        </chakra.p>
        <Form {...props} demoUsers={demoUsers} />
      </chakra.div>
    </chakra.main>
  </chakra.div>
)

type FormProps = SignInScreenProps & { demoUsers: readonly DemoUser[] }

const check = checkErrors(signInErrors, tidied)

const Form = ({ busy, error, notice, onSubmit, onEdit, demoUsers }: FormProps) => {
  const { form, text, flag, edit, submit } = useForm({
    initial: EMPTY_FORM,
    check,
    busy,
    onSubmit,
    onEdit: () => error !== null && onEdit(),
  })
  const password = useRef<HTMLInputElement>(null)
  // Selects a refused password so that it can be retyped.
  useEffect(() => {
    if (busy || error === null) return
    password.current?.focus()
    password.current?.select()
  }, [busy, error])
  return (
    <>
      <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
        {error !== null && <Banner kind="error">{error}</Banner>}
        {error === null && notice && <Banner kind="info">{notice}</Banner>}
        <TextField label="Email" type="email" required autoComplete="username" {...text('email')} />
        <PasswordField ref={password} label="Password" required autoComplete="current-password" {...text('password')} />
        <TextField
          label="Business subdomain"
          optional
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          {...text('business_subdomain')}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
          <CheckboxField label="Remember me" {...flag('remember')} />
          <TextLink to="/forgot-password" textStyle="small">
            Forgot password?
          </TextLink>
        </chakra.div>
        <Button type="submit" size="lg" loading={busy} loadingLabel="Signing in...">
          Sign in
        </Button>
      </chakra.form>
      {demoUsers.length > 0 && <DemoPeople people={demoUsers} onPick={(user) => edit(prefilled(form, user))} />}
    </>
  )
}
