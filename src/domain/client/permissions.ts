import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** PERM-16. Property owners see themselves without it. */
export const maySeeClients = (actor: Actor): boolean => holds(actor, 'clients.view')

/** PERM-16 */
export const maySeeBalances = (actor: Actor): boolean => holds(actor, 'clients.view.financial')

/** Staff notes are not for the client. */
export const maySeeNotes = (actor: Actor): boolean => maySeeClients(actor)

/** PERM-16; one by one or from a file. */
export const mayCreateClients = (actor: Actor): boolean => holds(actor, 'clients.create')

/** PERM-16; includes merging. */
export const mayEditClients = (actor: Actor): boolean => holds(actor, 'clients.edit')

/** PERM-16 */
export const mayEditProperties = (actor: Actor): boolean => holds(actor, 'clients.edit.properties')

/** PERM-16 */
export const mayDeleteClients = (actor: Actor): boolean => holds(actor, 'clients.delete')

/** PERM-16 */
export const mayExportClients = (actor: Actor): boolean => holds(actor, 'clients.export')
