import { mayCreateJobs } from '../job/commands'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

export const maySeeEstimates = (actor: Actor): boolean => holds(actor, 'billing.manage')

export const mayCreateEstimates = (actor: Actor): boolean => holds(actor, 'billing.create')

export const mayEditEstimates = (actor: Actor): boolean => holds(actor, 'billing.edit')

export const mayConvertEstimates = (actor: Actor): boolean => mayEditEstimates(actor) && mayCreateJobs(actor)
