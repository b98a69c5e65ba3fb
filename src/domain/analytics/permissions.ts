import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** Whether the actor reads the business's figures (GUARD-11). */
export const maySeeReports = (actor: Actor): boolean => holds(actor, 'reports.view')

/** Whether the actor takes them out as a file (PERM-20). */
export const mayExportReports = (actor: Actor): boolean => holds(actor, 'reports.export')
