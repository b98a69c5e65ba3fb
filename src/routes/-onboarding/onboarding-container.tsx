import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOnboardingStep, type OnboardingStep, stepIndex } from '@/domain/onboarding/steps'
import { failureCode, isRetryable } from '@/domain/record/failure'
import { choiceText, type PlanChoice } from '@/domain/subscription/plan'
import type { MovableClock } from '@/domain/time/clock'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import {
  isCompleted,
  isFinished,
  isSaving,
  type OnboardingSnapshot,
  welcomeRemainingMs,
} from '@/machines/onboarding/selectors'
import { NOTHING_SAVED, savedFormsQuery } from '@/services/onboarding/queries'
import { PageWait } from '@/ui/kit/feedback/page-wait'
import { OnboardingScreen } from '@/ui/onboarding/onboarding-screen'
import type { OnboardingCommands, OnboardingForms } from '@/ui/onboarding/types'
import { loadPlanChoice } from '../-pricing/plan-choice'
import { useWorkspace } from '../-session/workspace'
import { CheckoutContainer } from './checkout-container'
import { formsFrom, savedFrom, unsavedIn } from './forms'
import { openSessionDraft, type SessionDraft } from './session-draft'
import { type OnboardingFlow, useStepInUrl } from './use-step-in-url'

export const OnboardingContainer = ({ step }: { step: string | undefined }) => {
  const { user, workspace } = useWorkspace()
  const [session] = useState(() => openSessionDraft(sessionStorage, user.id, localStorage))
  const [place] = useState(session.place)
  const [choice] = useState(loadPlanChoice)
  const flow = useFlow(workspace.flows, 'onboarding', workspace.personKey('onboarding'), place)
  const snapshot = useFlowSelector(flow, (now) => now)
  useRemembered(flow, session)
  useFreshStart(flow)
  if (!snapshot) return <PageWait />
  if (isFinished(snapshot)) {
    const { customer_id } = snapshot.context
    if (choice === null || customer_id === null) return <Navigate to="/dashboard" replace />
    return <CheckoutContainer choice={choice} customerId={customer_id} email={user.email} />
  }
  return <AtStep flow={flow} snapshot={snapshot} session={session} wanted={step} choice={choice} />
}

type AtStepProps = {
  flow: OnboardingFlow
  snapshot: OnboardingSnapshot
  session: SessionDraft
  wanted: string | undefined
  choice: PlanChoice | null
}

const AtStep = ({ flow, snapshot, session, wanted, choice }: AtStepProps) => {
  const { user, workspace, clock, newId } = useWorkspace()
  const { session: access } = useRouteContext({ from: '/onboarding' })
  const navigate = useNavigate()
  const [draft, setDraft] = useState(session.draft)
  const show = (step: OnboardingStep, replace: boolean) =>
    void navigate({ to: '/onboarding/$step', params: { step }, replace })
  useStepInUrl(flow, wanted, show)
  const welcomeBack = useWelcomeBack(clock, snapshot)

  const { context } = snapshot
  const { customer_id, step, reached } = context
  const { data: saved = NOTHING_SAVED, isLoading } = useQuery(
    { ...savedFormsQuery(workspace.http, customer_id ?? ''), enabled: customer_id !== null },
    workspace.queryClient,
  )
  const beginsWithSaved = step !== 'welcome' && draft[step] === undefined && stepIndex(step) < stepIndex(reached)
  if (isLoading && beginsWithSaved) return null

  const keep = (part: Partial<OnboardingForms>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    session.keepDraft(next)
  }
  /** A second click is ignored while busy. An identical retry while its failure shows is the same intent. */
  const submit = (send: (id: string) => void) => {
    const now = flow.snapshot()
    if (!now || isSaving(now)) return
    const { failure, key } = now.context
    send(failure && isRetryable(failure) && key !== '' ? key : newId())
  }
  const commands: OnboardingCommands = {
    edit(part) {
      keep(part)
      if (context.failure) flow.send({ type: 'onboarding.clear_failure' })
    },
    submitAccount: (account, password) =>
      submit((id) => {
        keep({ account })
        flow.send({ type: 'onboarding.submit_account', id, password: workspace.keepSecret(password) })
      }),
    submitProperty: (property) =>
      submit((id) => {
        keep({ property })
        flow.send({ type: 'onboarding.submit_property', id })
      }),
    submitPreferences: (preferences) =>
      submit((id) => {
        keep({ preferences })
        flow.send({ type: 'onboarding.submit_preferences', id })
      }),
    complete: () => submit((id) => flow.send({ type: 'onboarding.complete', id })),
    back: () => flow.send({ type: 'onboarding.back' }),
    signOut: access.signOut,
  }

  return (
    <OnboardingScreen
      email={user.email}
      step={step}
      reached={reached}
      busy={isSaving(snapshot)}
      completed={isCompleted(snapshot)}
      failure={context.failure}
      choice={choice && choiceText(choice)}
      welcomeBack={welcomeBack}
      unknownStep={wanted !== undefined && !isOnboardingStep(wanted)}
      forms={formsFrom(draft, saved, user)}
      isAccountKnown={draft.account !== undefined || saved.account !== null}
      saved={savedFrom(draft, saved, user)}
      unsaved={unsavedIn(draft, saved)}
      commands={commands}
    />
  )
}

const useFreshStart = (flow: OnboardingFlow) =>
  useEffect(() => {
    void flow.whenOpen().then(() => {
      const failure = flow.snapshot()?.context.failure
      if (failure && failureCode(failure) !== 'secret_gone') flow.send({ type: 'onboarding.clear_failure' })
    })
  }, [flow])

/** Stores the flow's progress in the session (ONB-05, ONB-08). */
const useRemembered = (flow: OnboardingFlow, session: SessionDraft) =>
  useEffect(() => {
    const remember = () => {
      const snapshot = flow.snapshot()
      if (!snapshot) return
      session.keepPlace(snapshot.context)
      if (isCompleted(snapshot) || isFinished(snapshot)) session.finish()
    }
    remember()
    return flow.subscribe(remember)
  }, [flow, session])

/** True for three seconds by the app's clock (ONB-07). */
const useWelcomeBack = (clock: MovableClock, snapshot: OnboardingSnapshot): boolean =>
  useSyncExternalStore(
    (listener) => {
      const timer = clock.setTimeout(listener, welcomeRemainingMs(snapshot, clock.now()))
      const stop = clock.subscribe(listener)
      return () => {
        stop()
        clock.clearTimeout(timer)
      }
    },
    () => welcomeRemainingMs(snapshot, clock.now()) > 0,
  )
