import { isAt, type Property } from '../client/property'
import { judgeJob, mayEver, maySeeJob } from '../job/commands'
import type { Job } from '../job/job'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import type { Application } from './application'

/** Whether the actor sees, records, corrects and deletes every application of the business (GUARD-07). */
export const mayManageChemicals = (actor: Actor): boolean => holds(actor, 'services.manage')

/**
 * Whether the actor may record an application that was part of a job. Besides those who manage chemicals, anyone who may complete the job may:
 * the person who sprayed the lawn knows what was applied, and usually records it while completing the job. The job may be in progress or
 * over; its status is not checked, since a record is often written in the evening. Correcting it later is for those who manage chemicals;
 * taking back your own record is an undo.
 */
export const mayRecordFor = (actor: Actor, job: Job): boolean =>
  mayManageChemicals(actor) || judgeJob(actor, 'complete', { ...job, status: 'in_progress' }).ok

/** Whether the actor may record an application for some job. */
export const mayEverRecord = (actor: Actor): boolean => mayManageChemicals(actor) || mayEver(actor, 'complete')

/** Why a job's menu doesn't let the actor record an application; null when it does. It offers that while the work is done and afterwards. */
export const recordingRefusal = (actor: Actor, job: Job): string | null => {
  if (job.status !== 'in_progress' && job.status !== 'completed') return 'Record chemicals once the work has begun.'
  return mayRecordFor(actor, job) ? null : 'You can record chemicals only for jobs you are assigned to.'
}

type Placed = Pick<Application, 'job_id' | 'property_id'>
type PropertyAddress = Pick<Property, 'id' | 'client_id' | 'address' | 'zip_code'>

/**
 * Which applications an actor sees: those who manage chemicals see all of the business; others see those of their own jobs, and those at the
 * properties of their jobs, because no one may walk onto a treated lawn unwarned.
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

/** Why the actor may not have applications `recorded`, `edited` or `deleted`; null when they may. */
export const chemicalRefusal = (actor: Actor, participle: 'recorded' | 'edited' | 'deleted'): string | null =>
  mayManageChemicals(actor) ? null : roleCannot('chemical applications', participle)
