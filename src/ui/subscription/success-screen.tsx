import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AppLink } from '@/ui/kit/app-link'
import { Wordmark } from '@/ui/kit/brand'
import { Button } from '@/ui/kit/button'
import { PageMeta } from '@/ui/kit/page-meta'
import { Sign } from '@/ui/kit/sign'
import { Spinner } from '@/ui/kit/spinner'
import { TextLink } from '@/ui/kit/text-link'

export type SuccessScreenProps = {
  /** Null when the payment page named none. */
  sessionId: string | null
  verification: { state: 'verifying' } | ({ state: 'success' } & WelcomeProps) | ({ state: 'failed' } & FailedProps)
}

/** Where the payment page comes back to: the subscription is verified, then welcomed or not (SUB-02, SUB-03, X-29). */
export const SuccessScreen = ({ sessionId, verification }: SuccessScreenProps) => (
  <chakra.main minH="100dvh" display="grid" placeItems="center" px="4" py="8">
    <chakra.div width="100%" maxW="30rem" display="grid" gap="6">
      <Wordmark />
      <chakra.div aria-live="polite" bg="bg.panel" borderWidth="1px" borderRadius="lg" p="5" display="grid" gap="4">
        {verification.state === 'verifying' && <Verifying />}
        {verification.state === 'success' && <Welcome {...verification} />}
        {verification.state === 'failed' && <Failed {...verification} />}
        {sessionId !== null && (
          <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
            If you contact support, tell them this session ID: {shortened(sessionId)}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  </chakra.main>
)

const Title = ({ children }: { children: string }) => (
  <>
    <PageMeta title={children} />
    <chakra.h1 textStyle="title">{children}</chakra.h1>
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
  /** The last day of the trial; null where none is running. */
  trialEnds: string | null
  /** Which of the next steps are behind them already. */
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
const TODAY = { id: 'today', text: 'See what is on today', to: '/dashboard' } as const

const stepsLeft = (done: WelcomeProps['done']) => {
  const left = NEXT_STEPS.filter(({ id }) => !done[id])
  return left.length > 0 ? left : [TODAY]
}

/** "cs_test_853ca8…592d": enough to find it by. */
const shortened = (id: string): string => (id.length <= 20 ? id : `${id.slice(0, 14)}…${id.slice(-4)}`)

const welcomeText = ({ planName, trialEnds }: WelcomeProps): string => {
  if (trialEnds === null) return `Your ${planName ? `${planName} ` : ''}subscription is active.`
  return `Your free trial${planName ? ` of ${planName}` : ''} has started. It ends on ${trialEnds}; nothing is charged before then.`
}

const Welcome = (props: WelcomeProps) => (
  <>
    <chakra.span color="success.fg">
      <Sign kind="success" size={36} />
    </chakra.span>
    <Title>Welcome to Groundwork!</Title>
    <p>{welcomeText(props)}</p>
    <chakra.section aria-labelledby="next-steps" display="grid" gap="2">
      <chakra.h2 id="next-steps" textStyle="heading">
        Next steps
      </chakra.h2>
      <chakra.ul listStyle="disc" ps="5" display="grid" gap="1">
        {stepsLeft(props.done).map(({ id, text, to }) => (
          <li key={id}>
            <TextLink to={to}>{text}</TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
    <Ways>
      <Button asChild>
        <AppLink to="/dashboard">Go to Dashboard</AppLink>
      </Button>
      <Button asChild variant="outline">
        <AppLink to="/dashboard/subscription">Manage Subscription</AppLink>
      </Button>
    </Ways>
  </>
)

type FailedProps = {
  message: string
  /** Whether this checkout was confirmed before: then there is a plan, and nothing is to be bought. */
  wasConfirmed: boolean
  /** Offered where asking again can help. */
  onRetry: (() => void) | null
}

const Failed = ({ message, wasConfirmed, onRetry }: FailedProps) => (
  <>
    <chakra.span color="danger.fg">
      <Sign kind="error" size={36} />
    </chakra.span>
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
