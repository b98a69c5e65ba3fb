import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { foundsBusiness, type RegistrationForm } from '@/domain/account/registration'
import { choiceText } from '@/domain/subscription/plan'
import { useFlowSelector } from '@/events/flow/react'
import { isRegistering } from '@/machines/auth-session/selectors'
import { EMPTY_DRAFT, registrationDraft } from '@/ui/register/register-form'
import { RegisterScreen } from '@/ui/register/register-screen'
import { word } from './-address/search'
import { useStored } from './-loading/stored'
import { choiceIn, chosenIn, keepChoice } from './-pricing/plan-choice'
import { PublicPage } from './-public/public-page'
import { safeRedirect } from './-session/redirect'
import { useSessionFailure } from './-session/session-failure'
import { useSessionAhead } from './-session/sign-in-ahead'

const DRAFT = 'registration_draft'

export const Route = createFileRoute('/register')({
  validateSearch: v.object({
    redirect: v.pipe(v.optional(v.unknown()), v.transform(safeRedirect)),
    plan: word,
    period: word,
    business: v.fallback(v.optional(v.number()), undefined),
  }),
  beforeLoad: async ({ context, search }) => {
    await context.session.whenReady()
    const user = context.session.user()
    if (!user) return
    sessionStorage.removeItem(DRAFT)
    // Plans load with this page to keep startup small.
    const plans = await import('./-pricing/plan-choice')
    const choice = plans.chosenIn(search)
    if (choice !== null) plans.keepChoice(choice)
    const setsUp = user.user_type === 'business_owner' && choice !== null
    throw redirect({ href: search.redirect ?? (setsUp ? '/onboarding' : '/dashboard'), replace: true })
  },
  onEnter: ({ context }) => context.session.clearFailure(),
  onLeave: ({ context }) => context.session.clearFailure(),
  component: Register,
})

function Register() {
  const { session } = Route.useRouteContext()
  useSessionAhead()
  const search = Route.useSearch()
  const { redirect, business } = search
  const choice = business === undefined ? chosenIn(search) : null
  const { plan, period } = search
  useEffect(() => {
    const named = business === undefined ? choiceIn({ plan, period }) : null
    if (named !== null) keepChoice(named)
  }, [business, plan, period])
  const [draft, setDraft] = useStored(sessionStorage, DRAFT, registrationDraft, EMPTY_DRAFT)
  const busy = useFlowSelector(session.flow, (snapshot) => snapshot !== undefined && isRegistering(snapshot))
  const failure = useSessionFailure(session)

  const register = ({ email, password, first_name, last_name, phone, account_role }: RegistrationForm) =>
    session.register({
      kind: 'form',
      email,
      password,
      first_name,
      last_name,
      phone: phone || undefined,
      account_role,
      // Founders of a new business join none, even when they followed an invitation link.
      business_id: foundsBusiness(account_role) ? null : (business ?? null),
    })

  return (
    <PublicPage title="Create your account">
      <RegisterScreen
        draft={draft}
        onDraft={setDraft}
        busy={busy}
        failure={failure}
        invited={business !== undefined}
        choice={choice && choiceText(choice)}
        redirect={redirect ?? (choice ? `/pricing?plan=${choice.plan}&period=${choice.period}` : undefined)}
        onSubmit={register}
        onEdit={session.clearFailure}
      />
    </PublicPage>
  )
}
