import { mayCreateJobs } from '../job/commands'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'

export const maySeeEquipment = (actor: Actor): boolean => holds(actor, 'reports.view')

/** Also covers recording services and faults, and setting up monitoring. */
export const mayManageEquipment = (actor: Actor): boolean => maySeeEquipment(actor) && holds(actor, 'services.manage')

export const mayPlanService = (actor: Actor): boolean => maySeeEquipment(actor) && mayCreateJobs(actor)

export const equipmentRefusal = (
  actor: Actor,
  participle: 'added' | 'edited' | 'deleted' | 'marked as serviced' | 'reported as faulty' | 'monitored',
): string | null => (mayManageEquipment(actor) ? null : roleCannot('equipment', participle))

export const planRefusal = (actor: Actor): string | null =>
  mayPlanService(actor) ? null : 'Your role can’t create jobs.'
