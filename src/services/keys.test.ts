import { describe, expect, it } from 'vitest'
import type { ClientDraft, PropertyDraft } from '@/domain/client/form'
import type { CrewDraft } from '@/domain/crew/form'
import { placeOf } from '@/domain/job/job'
import { draft, job } from '../../tests/fixtures/records'
import { type BillingService, createBillingService } from './billing/billing-service'
import { type ClientAdmin, createClientAdmin } from './clients/client-admin'
import { type ClientService, createClientService } from './clients/client-service'
import { type CrewService, createCrewService } from './crew/crew-service'
import type { GraphQL } from './graphql/graphql'
import { undo, undoRequest } from './history/queries'
import type { Http } from './http/http'
import { createJobService, type JobService } from './jobs/job-service'
import { createViewService, type ViewService } from './views/view-service'

const keys: unknown[] = []

const hear = async (_call: unknown, { key }: { key?: string }) => {
  keys.push(key)
  return {}
}
const http = { call: hear } as unknown as Http
const graphql = { mutate: hear } as unknown as GraphQL
const clients = createClientService(http)
const crew = createCrewService(http, graphql)
const jobs = createJobService(http, graphql)
const views = createViewService(graphql)
const admin = createClientAdmin(graphql)
const cards = createBillingService(http)

const edit = { changed: {}, was: {} }
const client = {} as ClientDraft
const property = {} as PropertyDraft
const place = placeOf(job())
const member = {} as CrewDraft

type Send = (key: string) => Promise<unknown>
/** All writes of a service; the compiler requires new ones here. */
type Writes<Service, Reads extends keyof Service = never> = Record<Exclude<keyof Service, Reads>, Send>

const ofClients: Writes<ClientService> = {
  create: (key) => clients.create(1, client, key),
  edit: (key) => clients.edit(1, 5, edit, key),
  setStatus: (key) => clients.setStatus(1, 5, 'inactive', key),
  remove: (key) => clients.remove(1, 5, key),
  addProperty: (key) => clients.addProperty(1, 5, property, key),
  editProperty: (key) => clients.editProperty(1, 7, edit, key),
  removeProperty: (key) => clients.removeProperty(1, 7, key),
}
const ofManyClients: Writes<ClientAdmin> = {
  importClients: (key) => admin.importClients([], key),
  mergeClients: (key) => admin.mergeClients({ keep: 5, merge: 6, takes: [] }, key),
}
const ofCrew: Writes<CrewService> = {
  create: (key) => crew.create(1, member, key),
  edit: (key) => crew.edit(1, 2, edit, key),
  deactivate: (key) => crew.deactivate(1, 2, key),
  createCrew: (key) => crew.createCrew('North', key),
  renameCrew: (key) => crew.renameCrew(1, 'North', key),
  deleteCrew: (key) => crew.deleteCrew(1, key),
}
const ofJobs: Writes<JobService> = {
  edit: (key) => jobs.edit(1, 17, { ...edit, changed: { title: draft.title } }, key),
  repeat: (key) => jobs.repeat(17, { rhythm: 'weekly', count: 3 }, key),
  cancelFollowing: (key) => jobs.cancelFollowing(17, key),
  moveFollowing: (key) => jobs.moveFollowing(1, 17, { was: place, to: place, anyway: false }, key),
  tellOnTheWay: (key) => jobs.tellOnTheWay(17, { text: 'On our way', arrival: '09:00', again: false }, key),
  remove: (key) => jobs.remove(1, 17, key),
}
const ofViews: Writes<ViewService> = {
  create: (key) => views.create({ area: 'jobs', name: 'Late', query: 'status=missed' }, key),
  edit: (key) => views.edit(1, { name: 'Late' }, key),
  remove: (key) => views.remove(1, key),
}
const ofCards: Writes<BillingService, 'invoiceUrl'> = {
  setDefault: (key) => cards.setDefault('cus_1', 'pm_1', key),
  remove: (key) => cards.remove('cus_1', 'pm_1', key),
  payOpen: (key) => cards.payOpen('cus_1', key),
}
const ofHistory: Record<string, Send> = {
  undo: (key) => undo(graphql, [42], key),
  undoRequest: (key) => undoRequest(graphql, 'k0', key),
}

describe.each([
  ['clients', ofClients],
  ['many clients', ofManyClients],
  ['the crew', ofCrew],
  ['jobs', ofJobs],
  ['saved views', ofViews],
  ['cards', ofCards],
  ['the history', ofHistory],
] as const)('a write of %s is sent under the key it was given, again when it is repeated', (_, writes) => {
  it.each(Object.entries<Send>(writes))('%s', async (_name, send) => {
    keys.length = 0
    await send('k1').catch(() => undefined)
    await send('k1').catch(() => undefined)
    expect(keys).toEqual(['k1', 'k1'])
  })
})
