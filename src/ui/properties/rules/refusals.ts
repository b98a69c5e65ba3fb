import { mayEditProperties } from '@/domain/client/permissions'
import type { Actor } from '@/domain/permissions/actor'

/** Why the actor may not have properties `added`, `edited` or `deleted`; null when they may. */
export const propertyRefusal = (actor: Actor, participle: 'added' | 'edited' | 'deleted'): string | null =>
  mayEditProperties(actor) ? null : `Your role does not allow properties to be ${participle}.`
