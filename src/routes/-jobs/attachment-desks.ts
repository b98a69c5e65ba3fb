import { toFailure } from '@/domain/record/failure'
import type { AttachmentService } from '@/services/jobs/attachment-service'
import type { AttachmentDesk } from '@/ui/shared/attachments/types'

/** Where photos and signatures of jobs are kept on this device; the same desk for the same job. */
export const attachmentDesks = (service: AttachmentService): ((job: { id: number }) => AttachmentDesk) => {
  const desks = new Map<number, AttachmentDesk>()
  const deskOf = (jobId: number): AttachmentDesk => ({
    kept: () => service.kept(jobId),
    async add(file, present) {
      try {
        return { ok: true, photo: await service.keepPhoto(jobId, file, present) }
      } catch (error) {
        return { ok: false, reason: toFailure(error).message }
      }
    },
    remove: (ids) => service.letGo(ids),
    async keepSignature(entered) {
      if (entered) await service.keepSignature(jobId, entered)
      else await service.dropSignature(jobId)
    },
    picture: (id) => service.content(id),
  })
  return ({ id }) => {
    const desk = desks.get(id) ?? deskOf(id)
    desks.set(id, desk)
    return desk
  }
}
