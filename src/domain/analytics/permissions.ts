import type { Actor } from '../permissions/actor'
import { bypassesChecks } from '../permissions/check'

/** Whether the actor reads the business's figures (GUARD-11). */
export const maySeeReports = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || actor.permissions.includes('reports.view')

/** Whether the actor takes them out as a file (PERM-20). */
export const mayExportReports = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || actor.permissions.includes('reports.export')
