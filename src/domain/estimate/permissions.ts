import { mayCreateJobs } from '../job/commands'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** Whether the actor sees estimates (GUARD-07). */
export const maySeeEstimates = (actor: Actor): boolean => holds(actor, 'billing.manage')

/** Whether the actor writes new estimates, also as copies and newer versions of others. */
export const mayCreateEstimates = (actor: Actor): boolean => holds(actor, 'billing.create')

/** Whether the actor changes estimates, sends them and records what clients answer. */
export const mayEditEstimates = (actor: Actor): boolean => holds(actor, 'billing.edit')

/** Whether the actor makes jobs of estimates. */
export const mayConvertEstimates = (actor: Actor): boolean => mayEditEstimates(actor) && mayCreateJobs(actor)
