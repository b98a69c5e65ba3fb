import { useQuery } from '@tanstack/react-query'
import { useWorkspace } from '../-session/workspace'

/** What the message says that a form is opened from; undefined while loading, empty without a message or where it can't be read. */
export const useMessageText = (message: number | undefined): string | undefined => {
  const { workspace, actor } = useWorkspace()
  const { data, isPending } = useQuery({
    queryKey: ['message-text', actor.business_id, message],
    queryFn: () => workspace.communications.messageText(message ?? 0),
    enabled: message !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return message === undefined || !isPending ? (data ?? '') : undefined
}
