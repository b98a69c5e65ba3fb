import { type Attached, type JobSignature, type Photo, photoSchema } from '@/domain/job/attached'
import { mayAttach } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { PHOTO_HEAD, photoRefusal, photoTypeOf, tooManyPhotos } from '@/domain/job/photo'
import { type SignOff, signOffSchema } from '@/domain/job/sign-off'
import type { StepTime } from '@/domain/job/step-time'
import type { Actor } from '@/domain/permissions/actor'
import { bytesFrom } from '@/domain/text/base64'
import type { Store } from '../core/log/store'
import { invalid, Refusal, readBy } from '../core/write/refusal'
import { contentOf, contentReceived, contentsNamed } from '../core/write/sent-contents'

/** Content type of a stored signature, beside the photo types. */
const SIGNATURE = 'signature'

const NOT_HERE = 'A photo or the signature has not arrived. Add it again.'

const streamOf = ({ id }: Pick<Job, 'id'>): string => `job/${id}`

/** Throws a 403 Refusal. */
export const checkMayAttach = (actor: Actor, job: Job): void => {
  if (!mayAttach(actor, job)) throw new Refusal(403, 'Your role can’t change photos of this job.')
}

/** Stores a photo after checking its bytes. Throws a 403, 409, 413, 415 or 422 Refusal. */
export const photoReceived = async (
  actor: Actor,
  job: Job,
  { id, name, data }: { id: string; name: string; data: string },
  store: Store,
): Promise<void> => {
  checkMayAttach(actor, job)
  const content = bytesFrom(data)
  if (content === null) throw invalid('data', 'The photo is not in base64.')
  const head = content.subarray(0, PHOTO_HEAD)
  const refusal = photoRefusal({ name, size: content.length, head })
  if (refusal) throw new Refusal(refusal.status, refusal.reason)
  const type = photoTypeOf(head) ?? ''
  await contentReceived({ of: streamOf(job), id, name: readBy(photoSchema.entries.name, name), type, content }, store)
}

/** Throws a 403, 409 or 422 Refusal. */
export const signatureReceived = async (
  actor: Actor,
  job: Job,
  { id, ...sent }: { id: string } & Record<keyof SignOff, unknown>,
  store: Store,
): Promise<void> => {
  checkMayAttach(actor, job)
  const { signed_by, ...drawn } = readBy(signOffSchema, sent)
  const content = new TextEncoder().encode(JSON.stringify(drawn))
  await contentReceived({ of: streamOf(job), id, name: signed_by, type: SIGNATURE, content }, store)
}

const ofJob = async (job: Job, id: string, store: Store) => {
  const found = await contentOf(id, store)
  if (found.note.of !== streamOf(job)) throw new Refusal(404, 'This is no longer kept.')
  return found
}

/** Throws a 404 Refusal. */
export const photoOf = async (job: Job, id: string, store: Store) => {
  const { note, content } = await ofJob(job, id, store)
  if (note.type === SIGNATURE) throw new Refusal(404, 'This isn’t a photo.')
  return { type: note.type, content }
}

export const signatureOf = async (job: Job, id: string, store: Store): Promise<unknown> => {
  const { note, content } = await ofJob(job, id, store)
  if (note.type !== SIGNATURE) throw new Refusal(404, 'This isn’t a signature.')
  return JSON.parse(new TextDecoder().decode(content))
}

/** Marks uploads as permanent. Throws a 422 Refusal when one is missing. */
const named = async (job: Job, ids: readonly string[], isOne: (type: string) => boolean, store: Store) => {
  const found = await contentsNamed(streamOf(job), ids, isOne, store)
  if (found === null) throw invalid('photos', NOT_HERE)
  return found
}

/** Appends photos that the job doesn't have yet. Throws a 422 Refusal. */
export const withPhotos = async (
  actor: Actor,
  job: Job,
  { ids, at }: { ids: readonly string[]; at: number },
  store: Store,
): Promise<Photo[]> => {
  const fresh = [...new Set(ids)].filter((id) => !job.photos.some((photo) => photo.id === id))
  const tooMany = tooManyPhotos(job.photos.length + fresh.length - 1)
  if (fresh.length > 0 && tooMany) throw invalid('photos', tooMany.reason)
  const found = await named(job, fresh, (type) => type !== SIGNATURE, store)
  const added = found.map(({ id, note: { name, type, size } }) =>
    readBy(photoSchema, { id, name, type, size, added_by: actor.name, added_at: at }),
  )
  return [...job.photos, ...added]
}

const signatureNamed = async (job: Job, id: string, at: number, store: Store): Promise<JobSignature | null> => {
  const [found] = await named(job, [id], (type) => type === SIGNATURE, store)
  return found ? { id, signed_by: found.note.name, signed_at: at } : null
}

/** Photos and signature of a step, dated by when it was done. Throws a 422 Refusal. */
export const attachedTo = async (
  actor: Actor,
  job: Job,
  { photos = [], signature, done_at: at }: Attached & StepTime,
  store: Store,
): Promise<Pick<Job, 'photos' | 'signature'>> => ({
  photos: await withPhotos(actor, job, { ids: photos, at }, store),
  signature: signature === undefined ? job.signature : await signatureNamed(job, signature, at, store),
})
