import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'
import { mayManageCrew } from '@/domain/scheduling/permissions'

const PARTICIPLES = { create: 'added', edit: 'edited', delete: 'deactivated' } as const

export const crewRefusal = (actor: Actor, action: keyof typeof PARTICIPLES): string | null =>
  mayManageCrew(actor, action) ? null : roleCannot('crew members', PARTICIPLES[action])
