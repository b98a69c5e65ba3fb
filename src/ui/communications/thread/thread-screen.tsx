import { chakra } from '@chakra-ui/react'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import type { ThreadProps } from '../types'
import { ThreadPane } from './thread-pane'

export const ThreadScreen = (props: ThreadProps) => (
  <Loaded
    of={props.thread}
    loading={
      <chakra.div p="6" flex="1">
        <SkeletonLines count={10} label="Loading the conversation…" />
      </chakra.div>
    }
    failed="Failed to load the conversation. Please try again."
  >
    {(whole) => <ThreadPane {...props} whole={whole} />}
  </Loaded>
)
