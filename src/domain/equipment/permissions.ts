import { mayCreateJobs } from '../job/commands'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'

/** Whether the actor sees equipment, its health and what is predicted of it (GUARD-11). */
export const maySeeEquipment = (actor: Actor): boolean => holds(actor, 'reports.view')

/** Whether the actor adds, edits and deletes equipment, says what was done to it and what went wrong, and sets up monitoring. */
export const mayManageEquipment = (actor: Actor): boolean => maySeeEquipment(actor) && holds(actor, 'services.manage')

/** Whether the actor may have a job made for equipment: by its form, or by accepting a recommendation. */
export const mayPlanService = (actor: Actor): boolean => maySeeEquipment(actor) && mayCreateJobs(actor)

/** Why the actor may not have equipment `added`, `edited`, `serviced`…; null when they may. */
export const equipmentRefusal = (
  actor: Actor,
  participle: 'added' | 'edited' | 'deleted' | 'marked as serviced' | 'reported as faulty' | 'monitored',
): string | null => (mayManageEquipment(actor) ? null : roleCannot('equipment', participle))

/** Why the actor may not have a job made for equipment; null when they may. */
export const planRefusal = (actor: Actor): string | null =>
  mayPlanService(actor) ? null : 'Your role can’t create jobs.'
