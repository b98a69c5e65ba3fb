import { useMemo } from 'react'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['communications'] as const

type Creating<Draft, Result extends Outcome> = { create: (draft: Draft) => Promise<Result> }

/** Commands whose new record is linked to the message that it was made from. Unchanged without a message. */
export const useMessageLink = <Draft, Result extends Outcome, Commands extends Creating<Draft, Result>>(
  commands: Commands & Creating<Draft, Result>,
  table: 'jobs' | 'estimates',
  message: number | undefined,
): Commands => {
  const { workspace } = useWorkspace()
  return useMemo(() => {
    if (message === undefined) return commands
    const writes = requesting(workspace, CHANGED)
    return {
      ...commands,
      async create(draft: Draft): Promise<Result> {
        const outcome = await commands.create(draft)
        if (!outcome.ok || outcome.id === undefined) return outcome
        const { id } = outcome
        // The record is there either way, and its undo takes the link with it.
        await writes.request({ write: ['message-link', table, message, id] }, (key) =>
          workspace.communications.linkRecord(message, table, id, key),
        )
        return outcome
      },
    }
  }, [workspace, commands, table, message])
}
