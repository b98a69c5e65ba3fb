import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** Whether the actor sees every client of the business (PERM-16). A property owner sees themselves without it. */
export const maySeeClients = (actor: Actor): boolean => holds(actor, 'clients.view')

/** Whether the actor sees what clients owe and how much credit they have (PERM-16). */
export const maySeeBalances = (actor: Actor): boolean => holds(actor, 'clients.view.financial')

/** Whether the actor reads the notes on clients: staff write them for each other, not for the client. */
export const maySeeNotes = (actor: Actor): boolean => maySeeClients(actor)

/** Whether the actor may add clients, one by one or from a file (PERM-16). */
export const mayCreateClients = (actor: Actor): boolean => holds(actor, 'clients.create')

/** Whether the actor may edit clients, and merge them (PERM-16). */
export const mayEditClients = (actor: Actor): boolean => holds(actor, 'clients.edit')

/** Whether the actor may add, edit and delete the properties of clients (PERM-16). */
export const mayEditProperties = (actor: Actor): boolean => holds(actor, 'clients.edit.properties')

/** Whether the actor may delete clients (PERM-16). */
export const mayDeleteClients = (actor: Actor): boolean => holds(actor, 'clients.delete')

/** Whether the actor may take clients out as a file (PERM-16). */
export const mayExportClients = (actor: Actor): boolean => holds(actor, 'clients.export')
