import { mayEditProperties } from '@/domain/client/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'

/** Why the actor may not have properties `added`, `edited` or `deleted`; null when they may. */
export const propertyRefusal = (actor: Actor, participle: 'added' | 'edited' | 'deleted'): string | null =>
  mayEditProperties(actor) ? null : roleCannot('properties', participle)
