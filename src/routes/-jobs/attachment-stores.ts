import { toFailure } from '@/domain/record/failure'
import type { AttachmentService } from '@/services/jobs/attachment-service'
import type { AttachmentStore } from '@/ui/shared/attachments/types'

export const attachmentStores = (service: AttachmentService): ((job: { id: number }) => AttachmentStore) => {
  const stores = new Map<number, AttachmentStore>()
  const attachmentsOf = (jobId: number): AttachmentStore => ({
    stored: () => service.pending(jobId),
    async add(file, present) {
      try {
        return { ok: true, photo: await service.keepPhoto(jobId, file, present) }
      } catch (error) {
        return { ok: false, reason: toFailure(error).message }
      }
    },
    remove: (ids) => service.discard(ids),
    async keepSignature(entered) {
      if (entered) await service.keepSignature(jobId, entered)
      else await service.dropSignature(jobId)
    },
    picture: (id) => service.content(id),
  })
  return ({ id }) => {
    const store = stores.get(id) ?? attachmentsOf(id)
    stores.set(id, store)
    return store
  }
}
