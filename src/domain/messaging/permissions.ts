import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

export const maySeeMessages = (actor: Actor): boolean => holds(actor, 'communications.view')

export const maySendMessages = (actor: Actor): boolean => holds(actor, 'communications.send')

/** Numbers, extensions, templates, hours and the away message. */
export const mayManageMessaging = (actor: Actor): boolean => holds(actor, 'communications.manage')
