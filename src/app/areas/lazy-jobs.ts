import { openContents } from '@/events/log/open-contents'
import { createAttachmentService, type PendingAttachment } from '@/services/jobs/attachment-service'
import { createJobService } from '@/services/jobs/job-service'
import { loadedLater } from '../loaded-later'
import type { Shared } from './area'

type Deps = Pick<Shared, 'http' | 'graphql' | 'clock' | 'userId' | 'newId'>

export const createJobs = ({ http, graphql, clock, userId, newId }: Deps) => {
  const device = loadedLater(() => openContents<PendingAttachment>('groundwork-kept'))
  return {
    ...createJobService(http, graphql),
    attachments: createAttachmentService({ device, graphql, clock, userId, newId }),
  }
}
