import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { ConversationListProps } from '../types'
import { ConversationList } from './conversation-list'

type Props = ConversationListProps & {
  /** The open conversation or the new message; null when none is open. */
  thread: ReactNode
}

/** Three panes side by side on a wide screen, two on a tablet, one on a phone. */
export const MessagesScreen = ({ thread, ...list }: Props) => (
  <chakra.div
    data-scrolls="md"
    display="flex"
    flex="1 1 0px"
    minH={{ base: 'calc(100dvh - 12rem)', md: '24rem' }}
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="lg"
    overflow="hidden"
    data-open={thread !== null || undefined}
    css={{ '&[data-open]': { minH: { mdDown: 'calc(100dvh - 6.5rem)' } } }}
    _print={{ display: 'block', borderWidth: '0', overflow: 'visible' }}
  >
    <chakra.section
      aria-label="All conversations"
      display={{ base: thread === null ? 'flex' : 'none', md: 'flex' }}
      flexDirection="column"
      width={{ base: '100%', md: '16.5rem', lg: '18rem', xl: '20rem' }}
      flexShrink={0}
      minH="0"
      borderEndWidth={{ md: '1px' }}
      _print={{ display: 'none' }}
    >
      <ConversationList {...list} />
    </chakra.section>
    <chakra.div
      display={{ base: thread === null ? 'none' : 'flex', md: 'flex' }}
      flexDirection="column"
      flex="1 1 0px"
      minW="0"
      minH="0"
      _print={{ display: 'block' }}
    >
      {thread ?? (
        <chakra.div m="auto">
          <EmptyState
            kind="nothing-yet"
            title="No conversation open"
            hint="Choose one from the list, or press J for the next. C writes a new message."
          />
        </chakra.div>
      )}
    </chakra.div>
  </chakra.div>
)
