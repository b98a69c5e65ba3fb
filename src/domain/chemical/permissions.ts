import { isAt, type Property } from '../client/property'
import { judgeJob, mayEver, maySeeJob } from '../job/commands'
import type { Job } from '../job/job'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import type { Application } from './application'

export const mayManageChemicals = (actor: Actor): boolean => holds(actor, 'services.manage')

/**
 * Anyone who may complete the job may record for it, since the person who sprayed knows what was applied. The job's status is not checked
 * because records are often written in the evening. Correcting later requires chemical management; removing your own record is an undo.
 */
export const mayRecordFor = (actor: Actor, job: Job): boolean =>
  mayManageChemicals(actor) || judgeJob(actor, 'complete', { ...job, status: 'in_progress' }).ok

export const mayEverRecord = (actor: Actor): boolean => mayManageChemicals(actor) || mayEver(actor, 'complete')

/** Returns null when allowed. Offered while the job is in progress and afterwards. */
export const recordingRefusal = (actor: Actor, job: Job): string | null => {
  if (job.status !== 'in_progress' && job.status !== 'completed') return 'Record chemicals once the work has begun.'
  return mayRecordFor(actor, job) ? null : 'You can record chemicals only for jobs you are assigned to.'
}

type Placed = Pick<Application, 'job_id' | 'property_id'>
type PropertyAddress = Pick<Property, 'id' | 'client_id' | 'address' | 'zip_code'>

/**
 * Managers see every application; others see those of their own jobs and of those jobs' properties, because no one may walk onto a treated
 * lawn without warning.
 */
export const seesApplication = (
  actor: Actor,
  jobs: readonly Job[],
  propertyOf: (id: number) => PropertyAddress | undefined,
): ((application: Placed) => boolean) => {
  if (mayManageChemicals(actor)) return () => true
  const seen = jobs.filter((job) => maySeeJob(actor, job))
  const ids = new Set<number | null>(seen.map(({ id }) => id))
  const cache = new Map<number, boolean>()
  const isAtSeen = (id: number): boolean => {
    const place = propertyOf(id)
    const is = cache.get(id) ?? (place !== undefined && seen.some(isAt(place)))
    cache.set(id, is)
    return is
  }
  return ({ job_id, property_id }) => ids.has(job_id) || isAtSeen(property_id)
}

export const chemicalRefusal = (actor: Actor, participle: 'recorded' | 'edited' | 'deleted'): string | null =>
  mayManageChemicals(actor) ? null : roleCannot('chemical applications', participle)
