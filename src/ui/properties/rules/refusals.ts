import { mayEditProperties } from '@/domain/client/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'

/** `participle` completes the message; null when the actor may. */
export const propertyRefusal = (actor: Actor, participle: 'added' | 'edited' | 'deleted'): string | null =>
  mayEditProperties(actor) ? null : roleCannot('properties', participle)
