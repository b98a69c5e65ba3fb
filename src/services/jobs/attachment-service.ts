import {
  AddJobPhotosDocument,
  JobPhotoDocument,
  JobSignatureDocument,
  RemoveJobPhotoDocument,
  SendJobPhotoDocument,
  SendJobSignatureDocument,
} from '@/contract/graphql/generated/photos'
import type { Stroke } from '@/domain/estimate/signature'
import type { Attached, PhotoType } from '@/domain/job/attached'
import { isOutOfRoom, PHOTO_HEAD, photoRefusal, photoTypeOf, tooManyPhotos } from '@/domain/job/photo'
import { type EnteredSignOff, NO_SIGN_OFF } from '@/domain/job/sign-off'
import { failureFrom, toFailure } from '@/domain/record/failure'
import { isSame } from '@/domain/record/same-value'
import { base64From } from '@/domain/text/base64'
import type { Clock } from '@/domain/time/clock'
import { blobFrom } from '../documents/blob-from'
import { type GraphQL, UPLOAD_TIME } from '../graphql/graphql'

type OfJob = {
  owner: number
  job: number
  at: number
  sent: boolean
}

export type PendingPhoto = OfJob & { kind: 'photo'; name: string; type: PhotoType; size: number }
type PendingSignature = OfJob & { kind: 'signature'; entered: EnteredSignOff }
/** An attachment on this device that the back end does not have yet. */
export type PendingAttachment = PendingPhoto | PendingSignature

type Device = {
  put(id: string, note: PendingAttachment, content: Uint8Array): Promise<void>
  annotate(id: string, note: PendingAttachment): Promise<void>
  note(id: string): Promise<PendingAttachment | undefined>
  notes(): Promise<ReadonlyMap<string, PendingAttachment>>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  drop(ids: readonly string[]): Promise<void>
}

type Chosen = Pick<File, 'name' | 'size' | 'arrayBuffer'>

export type PendingJobAttachments = { photos: (PendingPhoto & { id: string })[]; entered: EnteredSignOff }

/** Photos and signatures of jobs: on this device until they are sent, then from the back end. */
export type AttachmentService = {
  pending(jobId: number): Promise<PendingJobAttachments>
  /** Stores a photo locally. `present` is the number the job has. Throws Failure 413, 415, 422, or 507 when storage is full. */
  keepPhoto(jobId: number, file: Chosen, present: number): Promise<PendingPhoto & { id: string }>
  /** Stores a signature while it is entered and returns its id, a new one after every change. Throws Failure 507 when storage is full. */
  keepSignature(jobId: number, entered: EnteredSignOff): Promise<string>
  dropSignature(jobId: number): Promise<void>
  content(id: string): Promise<Blob | null>
  discard(ids: readonly string[]): Promise<void>
  /** Uploads the attachments, does the write that refers to them, and then removes them locally. Throws Failure. */
  sendWith<Answer>(jobId: number, attached: Attached, naming: () => Promise<Answer>): Promise<Answer>
  photo(jobId: number, photoId: string): Promise<Blob>
  signature(jobId: number, signatureId: string): Promise<{ kind: 'drawn' | 'typed'; strokes: Stroke[] }>
  addPhotos(jobId: number, ids: readonly string[], key: string): Promise<void>
  removePhoto(jobId: number, photoId: string, key: string): Promise<void>
}

type Deps = {
  device: Device
  graphql: GraphQL
  clock: Pick<Clock, 'now'>
  userId: () => number
  newId: () => string
}

const refused = (status: number, transport: string) => failureFrom({ status, transport })

const UNPROCESSABLE = 422

const NO_CONTENT = new Uint8Array(0)

export const createAttachmentService = ({ device, graphql, clock, userId, newId }: Deps): AttachmentService => {
  const own = async (jobId: number): Promise<[string, PendingAttachment][]> =>
    [...(await device.notes())]
      .filter(([, { owner, job }]) => owner === userId() && job === jobId)
      .sort(([, a], [, b]) => a.at - b.at)

  const keep = async (id: string, note: PendingAttachment, content: Uint8Array, what: string) => {
    try {
      await device.put(id, note, content)
    } catch (error) {
      if (!isOutOfRoom(error)) throw error
      throw refused(507, `${what} was not added: this device has no room left. Free some space and add it again.`)
    }
  }

  const commonOf = (job: number): OfJob => ({ owner: userId(), job, at: clock.now(), sent: false })

  const sendOne = async (job: number, id: string): Promise<void> => {
    const note = await device.note(id)
    if (!note || note.sent) return
    if (note.kind === 'signature') await graphql.mutate(SendJobSignatureDocument, { job, id, ...note.entered })
    else {
      const content = (await device.read(id)) ?? NO_CONTENT
      const photo = { job, id, name: note.name, data: base64From(content) }
      await graphql.mutate(SendJobPhotoDocument, photo, UPLOAD_TIME)
    }
    await device.annotate(id, { ...note, sent: true })
  }

  const signaturesOf = async (jobId: number) => (await own(jobId)).filter(([, { kind }]) => kind === 'signature')

  let last: Promise<unknown> = Promise.resolve()
  /** Serialized, because every stroke and letter is saved and the last one must win. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  const saveSignature = async (jobId: number, entered: EnteredSignOff): Promise<string> => {
    const former = await signaturesOf(jobId)
    const same = former.find(([, note]) => note.kind === 'signature' && isSame(note.entered, entered))
    if (same) return same[0]
    const id = newId()
    await keep(id, { ...commonOf(jobId), kind: 'signature', entered }, NO_CONTENT, 'The signature')
    await device.drop(former.map(([formerId]) => formerId))
    return id
  }

  /** Uploads in order. Attachments missing here were sent before. */
  const send = async (jobId: number, { photos = [], signature }: Attached): Promise<void> => {
    for (const id of photos) await sendOne(jobId, id)
    if (signature !== undefined) await sendOne(jobId, signature)
  }

  const unsent = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const note = await device.note(id)
      if (note) await device.annotate(id, { ...note, sent: false })
    }
  }

  return {
    async pending(jobId) {
      const notes = await own(jobId)
      const photos = notes.flatMap(([id, note]) => (note.kind === 'photo' ? [{ ...note, id }] : []))
      const entered = notes.flatMap(([, note]) => (note.kind === 'signature' ? [note.entered] : [])).at(-1)
      return { photos, entered: entered ?? NO_SIGN_OFF }
    },

    async keepPhoto(jobId, file, present) {
      const content = new Uint8Array(await file.arrayBuffer())
      const head = content.subarray(0, PHOTO_HEAD)
      const pendingCount = (await own(jobId)).filter(([, { kind }]) => kind === 'photo').length
      const refusal = photoRefusal({ name: file.name, size: content.length, head })
      const tooMany = tooManyPhotos(present + pendingCount)
      if (refusal) throw refused(refusal.status, refusal.reason)
      if (tooMany) throw refused(tooMany.status, `“${file.name}” was not added. ${tooMany.reason}`)
      const type = photoTypeOf(head)
      if (type === null || type === 'image/heic') throw refused(415, `“${file.name}” isn’t a photo.`)
      const note: PendingPhoto = { ...commonOf(jobId), kind: 'photo', name: file.name, type, size: content.length }
      const id = newId()
      await keep(id, note, content, `“${file.name}”`)
      return { ...note, id }
    },

    keepSignature: (jobId, entered) => inTurn(() => saveSignature(jobId, entered)),

    dropSignature: (jobId) =>
      inTurn(async () => {
        await device.drop((await signaturesOf(jobId)).map(([id]) => id))
      }),

    async content(id) {
      const [note, content] = await Promise.all([device.note(id), device.read(id)])
      return note?.kind === 'photo' && content ? new Blob([content], { type: note.type }) : null
    },

    discard: (ids) => device.drop(ids),

    async sendWith(jobId, attached, naming) {
      const { photos = [], signature } = attached
      const ids = [...photos, ...(signature === undefined ? [] : [signature])]
      await send(jobId, attached)
      try {
        const answer = await naming()
        // A leftover local copy does no harm.
        await device.drop(ids).catch(() => undefined)
        return answer
      } catch (error) {
        // The back end lacks it after all, so it is uploaded next time.
        if (toFailure(error).status === UNPROCESSABLE) await unsent(ids)
        throw error
      }
    },

    async photo(job, photo) {
      return blobFrom((await graphql.query(JobPhotoDocument, { job, photo })).jobPhoto)
    },

    async signature(job, signature) {
      const { kind, strokes } = (await graphql.query(JobSignatureDocument, { job, signature })).jobSignature
      return { kind, strokes: strokes.map((stroke) => [...stroke]) }
    },

    async addPhotos(job, photos, key) {
      await graphql.mutate(AddJobPhotosDocument, { job, photos: [...photos], key })
    },

    async removePhoto(job, photo, key) {
      await graphql.mutate(RemoveJobPhotoDocument, { job, photo, key })
    },
  }
}
