import { chakra } from '@chakra-ui/react'
import type { UnsentMessage } from '@/machines/conversation/selectors'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'

type Props = {
  unsent: readonly UnsentMessage[]
  onRetry: () => void
  onDiscard: () => void
}

/** What was sent without a network, and what was refused after it was back. */
export const UnsentMessages = ({ unsent, onRetry, onDiscard }: Props) => {
  const shown = unsent.filter(({ state }) => state !== 'sending')
  if (shown.length === 0) return null
  return (
    <chakra.div display="grid" gap="2" p="2" _print={{ display: 'none' }}>
      {shown.map(({ key, message, state, failure }) => (
        <Banner
          key={key}
          kind={state === 'refused' ? 'error' : 'info'}
          detail={`“${message.body || message.subject}”`}
          actions={
            state === 'refused' ? (
              <>
                <Button size="sm" variant="outline" onClick={onRetry}>
                  Retry
                </Button>
                <Button size="sm" variant="ghost" color="inherit" onClick={onDiscard}>
                  Discard
                </Button>
              </>
            ) : undefined
          }
        >
          {state === 'refused' ? (failure?.message ?? 'Failed to send.') : 'Waits for the network, then it is sent.'}
        </Banner>
      ))}
    </chakra.div>
  )
}
