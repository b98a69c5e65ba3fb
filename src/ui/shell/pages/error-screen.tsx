import { chakra } from '@chakra-ui/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'

const NONE = 'No further message.'

const messageIn = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown

export const messageOf = (thrown: unknown): string => {
  const message = messageIn(thrown)
  return typeof message === 'string' && message !== '' ? message : NONE
}

type Props = {
  title: string
  error: unknown
  /** Saves the events that led here as a replayable file. */
  onReport?: (() => void) | undefined
  children?: ReactNode
}

const NETWORK = ['online', 'offline'] as const

const followNetwork = (listener: () => void) => {
  for (const type of NETWORK) window.addEventListener(type, listener)
  return () => {
    for (const type of NETWORK) window.removeEventListener(type, listener)
  }
}

/**
 * Error page with message, reload and report (NAV-07, NAV-08, X-20). Offline it links back instead, since a reload would lose the rest of
 * the app.
 */
const ErrorScreen = ({ title, error, onReport, children }: Props) => {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  return (
    <chakra.section maxW="36rem" mx="auto" px="4" py="12" display="flex" flexDirection="column" gap="4">
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <Banner kind="error">{messageOf(error)}</Banner>
      <chakra.p color="fg.muted">
        What was saved before is safe.{' '}
        {isOnline
          ? 'Reloading usually helps.'
          : 'You have no network. Go back, and open this page again once you’re online.'}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isOnline ? (
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        ) : (
          <Button onClick={() => window.history.back()}>Go back</Button>
        )}
        {onReport && (
          <Button variant="outline" onClick={onReport}>
            Report with replay
          </Button>
        )}
        {children}
      </chakra.div>
    </chakra.section>
  )
}

/** Rendered by the error boundary (NAV-07). */
export const BoundaryErrorScreen = (props: Omit<Props, 'title'>) => (
  <ErrorScreen title="Something went wrong" {...props} />
)

/** Rendered by the router for uncaught errors (NAV-08). */
export const RouterErrorScreen = (props: Omit<Props, 'title'>) => (
  <ErrorScreen title="Unexpected Application Error!" {...props} />
)
