import type { AddJobPhotosArgs, RemoveJobPhotoArgs } from '@/contract/graphql/generated/resolvers'
import { completeSignature } from '@/domain/estimate/signature'
import { mayEverAttach, maySeeJob } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { base64From } from '@/domain/text/base64'
import { byUser } from '../core/log/changes'
import { command } from '../core/write/command'
import { type May, permit, Refusal, readBy, recordOf } from '../core/write/refusal'
import type { GraphqlContext, ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { checkMayAttach, photoOf, photoReceived, signatureOf, signatureReceived, withPhotos } from './attachments'
import { jobFacts, PHOTO_REMOVED, PHOTOS_ADDED } from './tables'

const ATTACHED: May = { rule: mayEverAttach, participle: 'changed', what: 'photos' }

const jobIn = (id: number, asking: GraphqlContext): Job => recordOf('jobs', String(id), asking, asking.store)

/** Throws a 403 or 404 Refusal. */
const seenJob = (id: number, asking: GraphqlContext): Job => {
  const job = jobIn(id, asking)
  if (!maySeeJob(asking.actor, job)) throw new Refusal(403, 'Your role can’t see this job.')
  return job
}

type Fields = 'jobPhoto' | 'jobSignature' | 'sendJobPhoto' | 'sendJobSignature' | 'addJobPhotos' | 'removeJobPhoto'

export const photoResolvers: ResolversFor<Fields> = {
  async jobPhoto({ job, photo }, asking) {
    const { type, content } = await photoOf(seenJob(job, asking), photo, asking.store)
    return { type, data: base64From(content) }
  },

  jobSignature: async ({ job, signature }, asking) =>
    readBy(completeSignature, await signatureOf(seenJob(job, asking), signature, asking.store)),

  async sendJobPhoto({ job, ...photo }, asking) {
    permit('jobs', asking.actor, ATTACHED, asking.store)
    await photoReceived(asking.actor, jobIn(job, asking), photo, asking.store)
    return true
  },

  async sendJobSignature({ job, ...signature }, asking) {
    permit('jobs', asking.actor, ATTACHED, asking.store)
    await signatureReceived(asking.actor, jobIn(job, asking), signature, asking.store)
    return true
  },

  addJobPhotos: mutation<AddJobPhotosArgs, number>(
    'addJobPhotos',
    command('jobs', {
      id: ({ args }: Sent<AddJobPhotosArgs>) => args.job,
      everMay: ATTACHED,
      async facts({ actor, args }, store, job) {
        checkMayAttach(actor, job)
        const photos = await withPhotos(actor, job, { ids: args.photos, at: store.now() }, store)
        const added = photos.length - job.photos.length
        if (added === 0) return []
        const note = added === 1 ? 'Photo added' : `${added} photos added`
        return [jobFacts.changed(job, PHOTOS_ADDED, { actor: byUser(actor), note, patch: { photos } })]
      },
      answer: ({ row }) => row().photos.length,
    }),
  ),

  removeJobPhoto: mutation<RemoveJobPhotoArgs, number>(
    'removeJobPhoto',
    command('jobs', {
      id: ({ args }: Sent<RemoveJobPhotoArgs>) => args.job,
      everMay: ATTACHED,
      facts({ actor, args }, _store, job) {
        checkMayAttach(actor, job)
        const photos = job.photos.filter(({ id }) => id !== args.photo)
        if (photos.length === job.photos.length) return []
        return [
          jobFacts.changed(job, PHOTO_REMOVED, { actor: byUser(actor), note: 'Photo removed', patch: { photos } }),
        ]
      },
      answer: ({ row }) => row().photos.length,
    }),
  ),
}
