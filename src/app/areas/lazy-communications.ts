import { openContents } from '@/events/log/open-contents'
import { createCommunicationService } from '@/services/communications/communication-service'
import { createMessageFiles, type PendingFile } from '@/services/communications/message-files'
import { loadedLater } from '../loaded-later'
import type { Shared } from './area'

type Deps = Pick<Shared, 'http' | 'graphql' | 'clock' | 'userId'>

export const createCommunications = ({ http, graphql, clock, userId }: Deps) => {
  const device = loadedLater(() => openContents<PendingFile>('groundwork-kept'))
  return {
    ...createCommunicationService(graphql, createMessageFiles({ device, clock, userId })),
    /** What a message says, for a form that is opened from it. Throws Failure 403, 404. */
    messageText: async (id: number): Promise<string> =>
      (await import('@/services/communications/message-text')).loadMessageText(http, id),
  }
}
