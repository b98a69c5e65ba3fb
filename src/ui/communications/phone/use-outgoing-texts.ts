import { useState } from 'react'
import type { HandsetActions, HandsetDraft } from './types'

/** A text that hasn't reached the business yet; `problem` is why it didn't. */
export type OutgoingText = { draft: HandsetDraft; problem: string | null }

/** A text that failed stays, and is sent again under its id, so that it never arrives twice. */
export const useOutgoingTexts = ({ onSend }: Pick<HandsetActions, 'onSend'>) => {
  const [outgoing, setOutgoing] = useState<readonly OutgoingText[]>([])
  const set = (draft: HandsetDraft, problem: string | null) =>
    setOutgoing((former) => former.map((text) => (text.draft.id === draft.id ? { draft, problem } : text)))
  const drop = ({ id }: HandsetDraft) => setOutgoing((former) => former.filter(({ draft }) => draft.id !== id))
  const deliver = async (draft: HandsetDraft) => {
    const failure = await onSend(draft)
    if (failure) set(draft, failure.message)
    else drop(draft)
  }
  return {
    outgoing,
    send(draft: HandsetDraft) {
      setOutgoing((former) => [...former, { draft, problem: null }])
      void deliver(draft)
    },
    retry({ draft }: OutgoingText) {
      set(draft, null)
      void deliver(draft)
    },
    drop,
  }
}
