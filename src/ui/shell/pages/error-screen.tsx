import { chakra } from '@chakra-ui/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'

const NONE = 'No further message.'

const messageIn = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown

/** The words of anything thrown: an error, a failure, a text. */
export const messageOf = (thrown: unknown): string => {
  const message = messageIn(thrown)
  return typeof message === 'string' && message !== '' ? message : NONE
}

type Props = {
  title: string
  /** Whatever was thrown. */
  error: unknown
  /** Saves what led here as a file that can be replayed. */
  onReport?: (() => void) | undefined
  /** Further ways on. */
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
 * A page that could not be shown: heading, message, a way to reload and one to report (NAV-07, NAV-08, X-20). Without a network a reload
 * would take the rest of the app away too: then it leads back.
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

/** What the error boundary shows (NAV-07). */
export const BoundaryErrorScreen = (props: Omit<Props, 'title'>) => (
  <ErrorScreen title="Something went wrong" {...props} />
)

/** What the router shows for an error that nothing else caught (NAV-08). */
export const RouterErrorScreen = (props: Omit<Props, 'title'>) => (
  <ErrorScreen title="Unexpected Application Error!" {...props} />
)
