import { openContents } from '@/events/log/open-contents'
import { createCommunicationService } from '@/services/communications/communication-service'
import { createMessageFiles, type PendingFile } from '@/services/communications/message-files'
import { loadedLater } from '../loaded-later'
import type { Shared } from './area'

export const createCommunications = ({ graphql, clock, userId }: Pick<Shared, 'graphql' | 'clock' | 'userId'>) => {
  const device = loadedLater(() => openContents<PendingFile>('groundwork-kept'))
  return createCommunicationService(graphql, createMessageFiles({ device, clock, userId }))
}
