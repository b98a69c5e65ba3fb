import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Spinner } from '@/ui/kit/feedback/spinner'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { Wordmark } from '@/ui/kit/layout/brand'
import { IllustratedPage } from '@/ui/kit/layout/brand-illustration'
import { LineIcon } from '@/ui/kit/layout/line-icon'
import { PageMeta } from '@/ui/kit/layout/page-meta'

export type SuccessScreenProps = {
  /** Null when the payment page passed none. */
  sessionId: string | null
  verification: { state: 'verifying' } | ({ state: 'success' } & WelcomeProps) | ({ state: 'failed' } & FailedProps)
}

/** Return page of the payment: verifies the subscription, then welcomes (SUB-02, SUB-03, X-29). */
export const SuccessScreen = ({ sessionId, verification }: SuccessScreenProps) => (
  <chakra.main minH="100dvh" display="flex" flexDirection="column">
    <IllustratedPage>
      <chakra.div position="relative" width="100%" maxW="32rem" mx="auto" display="grid" gap="6">
        <chakra.div color="rail.strong" display="flex" justifyContent="center">
          <Wordmark />
        </chakra.div>
        <chakra.div
          aria-live="polite"
          bg="bg.panel"
          borderRadius="lg"
          boxShadow="lg"
          p={{ base: '5', sm: '8' }}
          display="grid"
          gap="4"
        >
          {verification.state === 'verifying' && <Verifying />}
          {verification.state === 'success' && <Welcome {...verification} />}
          {verification.state === 'failed' && <Failed {...verification} />}
          {sessionId !== null && (
            <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere" borderTopWidth="1px" pt="3">
              If you contact support, give them this session ID: {shortened(sessionId)}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
    </IllustratedPage>
  </chakra.main>
)

const Title = ({ children }: { children: string }) => (
  <>
    <PageMeta title={children} />
    <chakra.h1 textStyle="title" fontSize="2xl">
      {children}
    </chakra.h1>
  </>
)

const Verifying = () => (
  <>
    <chakra.span color="accent.fg" fontSize="3xl">
      <Spinner />
    </chakra.span>
    <Title>Verifying your subscription</Title>
    <chakra.p color="fg.muted">This takes a moment. You can leave this page; nothing gets lost.</chakra.p>
  </>
)

type WelcomeProps = {
  planName: string | null
  trialEnds: string | null
  done: { client: boolean; job: boolean; card: boolean }
}

const NEXT_STEPS = [
  { id: 'client', text: 'Add your first client', to: '/dashboard/clients' },
  { id: 'job', text: 'Create your first job', to: '/dashboard/jobs' },
  {
    id: 'card',
    text: 'Add a payment method, so your service continues without interruption',
    to: '/dashboard/billing',
  },
] as const
const TODAY = { id: 'today', text: 'See what’s on today', to: '/dashboard' } as const

const remainingSteps = (done: WelcomeProps['done']) => {
  const remaining = NEXT_STEPS.filter(({ id }) => !done[id])
  return remaining.length > 0 ? remaining : [TODAY]
}

const shortened = (id: string): string => (id.length <= 20 ? id : `${id.slice(0, 14)}…${id.slice(-4)}`)

const welcomeText = ({ planName, trialEnds }: WelcomeProps): string => {
  if (trialEnds === null) return `Your ${planName ? `${planName} ` : ''}subscription is active.`
  return `Your free trial${planName ? ` of ${planName}` : ''} has started. It ends on ${trialEnds}; nothing is charged before then.`
}

const Round = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '14',
    borderRadius: 'full',
  },
  variants: {
    tone: {
      // Animates, because the check has just succeeded.
      success: {
        bg: 'success.subtle',
        color: 'success.fg',
        '& path': { strokeDasharray: '24', animation: 'draw-check 420ms 120ms {easings.out} backwards' },
      },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
})

const Step = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '3',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted', color: 'accent.fg' },
  },
})

const Welcome = (props: WelcomeProps) => (
  <>
    <Round tone="success">
      <svg width={30} height={30} viewBox="0 0 24 24" fill="none" aria-hidden>
        <path
          d="M5 12.5l4.5 4.5L19 7.5"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Round>
    <Title>Welcome to Groundwork!</Title>
    <chakra.p fontSize="lg">{welcomeText(props)}</chakra.p>
    <chakra.section aria-labelledby="next-steps" display="grid" gap="2">
      <chakra.h2 id="next-steps" textStyle="heading">
        Next steps
      </chakra.h2>
      <chakra.ul
        listStyle="none"
        borderWidth="1px"
        borderRadius="md"
        overflow="hidden"
        css={{ '& li + li': { borderTopWidth: '1px' } }}
      >
        {remainingSteps(props.done).map(({ id, text, to }) => (
          <li key={id}>
            <Step to={to}>
              {text}
              <LineIcon path="M9 6l6 6-6 6" size={18} style={{ flexShrink: 0 }} />
            </Step>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
    <Ways>
      <Button asChild size="lg">
        <AppLink to="/dashboard">Go to Dashboard</AppLink>
      </Button>
      <Button asChild size="lg" variant="outline">
        <AppLink to="/dashboard/subscription">Manage Subscription</AppLink>
      </Button>
    </Ways>
  </>
)

type FailedProps = {
  message: string
  /** Confirmed on an earlier visit, so there is a plan and nothing to buy. */
  wasConfirmed: boolean
  onRetry: (() => void) | null
}

const Failed = ({ message, wasConfirmed, onRetry }: FailedProps) => (
  <>
    <Round tone="danger">
      <StatusIcon kind="error" size={30} />
    </Round>
    <Title>Verification Failed</Title>
    <p>{message}</p>
    <Ways>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      <Button asChild variant={onRetry ? 'outline' : 'solid'}>
        {wasConfirmed ? (
          <AppLink to="/dashboard/subscription">Manage Subscription</AppLink>
        ) : (
          <AppLink to="/pricing">View Pricing</AppLink>
        )}
      </Button>
      <Button asChild variant="outline">
        <AppLink to="/contact">Contact Support</AppLink>
      </Button>
    </Ways>
  </>
)

const Ways = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {children}
  </chakra.div>
)
