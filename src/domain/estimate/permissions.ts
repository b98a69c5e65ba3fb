import { mayCreateJobs } from '../job/commands'
import type { Actor } from '../permissions/actor'
import { bypassesChecks, meets } from '../permissions/check'

/** Whether the actor sees estimates (GUARD-07). */
export const maySeeEstimates = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || meets(actor.permissions, 'billing.manage')

/** Whether the actor writes new estimates, also as copies and newer versions of others. */
export const mayCreateEstimates = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || actor.permissions.includes('billing.create')

/** Whether the actor changes estimates, sends them and records what clients answer. */
export const mayEditEstimates = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || actor.permissions.includes('billing.edit')

/** Whether the actor makes jobs of estimates. */
export const mayConvertEstimates = (actor: Actor): boolean => mayEditEstimates(actor) && mayCreateJobs(actor)
