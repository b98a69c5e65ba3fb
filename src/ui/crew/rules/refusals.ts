import type { Actor } from '@/domain/permissions/actor'
import { mayManageCrew } from '@/domain/scheduling/permissions'

const PARTICIPLES = { create: 'added', edit: 'edited', delete: 'deactivated' } as const

/** Why the actor may not add, edit or deactivate crew members; null when they may. */
export const crewRefusal = (actor: Actor, action: keyof typeof PARTICIPLES): string | null =>
  mayManageCrew(actor, action) ? null : `Your role does not allow crew members to be ${PARTICIPLES[action]}.`
