import { useMemo, useSyncExternalStore } from 'react'
import { outboxOf } from '@/events/flow/outbox'
import { conversationIn, type UnsentMessage, unsentMessages } from '@/machines/conversation/selectors'
import { followFlows, type RunningFlows } from '../-commanding/flow-activity'
import { useWorkspace } from '../-session/workspace'
import { isConversationFlow } from './conversation-flow'

const NONE: readonly UnsentMessage[] = []

const unsentIn = (flows: RunningFlows, conversation: number) => {
  let seen: { snapshot: unknown; outbox: unknown } | null = null
  let unsent = NONE
  return {
    subscribe: (listener: () => void) => followFlows(flows, isConversationFlow, listener),
    read() {
      const flow = flows
        .running()
        .filter(isConversationFlow)
        .find((each) => {
          const snapshot = each.snapshot()
          return snapshot && conversationIn(snapshot).id === conversation
        })
      const snapshot = flow?.snapshot()
      if (!flow || !snapshot) return NONE
      const outbox = outboxOf(flow)
      if (seen?.snapshot === snapshot && seen.outbox === outbox) return unsent
      seen = { snapshot, outbox }
      const next = unsentMessages(snapshot, outbox as Parameters<typeof unsentMessages>[1])
      unsent = next.length === 0 ? NONE : next
      return unsent
    },
  }
}

/** Messages of a conversation that wait for the network, or were refused once it was back. */
export const useUnsent = (conversation: number): readonly UnsentMessage[] => {
  const { flows } = useWorkspace().workspace
  const { subscribe, read } = useMemo(() => unsentIn(flows, conversation), [flows, conversation])
  return useSyncExternalStore(subscribe, read)
}
