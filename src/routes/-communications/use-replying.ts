import { useEffect, useMemo, useRef, useState } from 'react'
import type { Joined, Replying } from '@/services/communications/presence'
import type { Presence } from '@/ui/communications/types'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly Replying[] = []

/** Tells others that this person replies in a conversation, and this person who else does. */
export const useReplying = (conversation: number): Presence => {
  const { workspace, actor } = useWorkspace()
  const { business_id: business, user_id: user, name } = actor
  const { presence } = workspace
  const [others, setOthers] = useState(NONE)
  const joined = useRef<Joined | null>(null)
  const hasTyped = useRef(false)
  useEffect(() => {
    let hasLeft = false
    const joining = presence.join({ business, conversation, user, name }, (now) => {
      if (!hasLeft) setOthers(now)
    })
    joining.then(
      (own) => {
        if (hasLeft) return own.leave()
        joined.current = own
        if (hasTyped.current) own.typed()
      },
      // Without it a second answer is still held by the back end.
      () => undefined,
    )
    return () => {
      hasLeft = true
      hasTyped.current = false
      joined.current?.leave()
      joined.current = null
      setOthers(NONE)
    }
  }, [presence, business, conversation, user, name])
  return useMemo(
    () => ({
      others,
      onTyped() {
        hasTyped.current = true
        joined.current?.typed()
      },
      onEnded() {
        hasTyped.current = false
        joined.current?.ended()
      },
    }),
    [others],
  )
}
