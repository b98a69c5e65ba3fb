import { toWireImport } from '@/contract/client-import'
import { createClient, createProperty, deleteClient, getClient } from '@/contract/clients'
import { createCrewMember } from '@/contract/crew'
import { ImportClientsDocument } from '@/contract/graphql/generated/clients'
import { CreateEstimateDocument } from '@/contract/graphql/generated/estimates'
import { createJob, updateJobStatus } from '@/contract/jobs'
import type { Cents } from '@/domain/money/money'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT, PLACE } from './client-cases'
import { ESTIMATE_DRAFT } from './estimate-cases'
import { askGraphql, dataOf } from './graphql-office'
import { JOB_DRAFT, type Person } from './office'

export type Story = (owner: Person, server: MockServer) => Promise<unknown>

export const businessId = 1
export const ELM = { ...PLACE, address: '9 Elm Street' }

export const add = async (owner: Person, patch: object = {}) =>
  (await owner.ask(createClient, { body: { ...CLIENT_DRAFT, ...patch } })).client
export const addJob = async (owner: Person, client_id: number, place = PLACE) => {
  const at = { property_address: place.address, property_zip: place.zip_code }
  return (await owner.ask(createJob, { body: { ...JOB_DRAFT, ...at, client_id } })).job.id
}
export const cancel = (owner: Person, jobId: number) =>
  owner.ask(updateJobStatus, { params: { businessId, jobId }, query: { status: 'cancelled' } })
export const remove = (owner: Person, clientId: number) => owner.ask(deleteClient, { params: { businessId, clientId } })
export const addPlace = async (owner: Person, clientId: number) =>
  (await owner.ask(createProperty, { params: { businessId, clientId }, body: ELM })).property.id
export const hire = async (owner: Person) => {
  const body = { employee_id: 'GV-77', first_name: 'Rosa', last_name: 'Quintero', role: 'technician' } as const
  return (await owner.ask(createCrewMember, { body: { ...body, hourly_rate: 20 } })).crew_member.id
}
export const load = async (owner: Person, server: MockServer, fills: number | null, key: string) => {
  const { properties: _, ...draft } = CLIENT_DRAFT
  const { client } = await owner.ask(getClient, { params: { businessId, clientId: 1 } })
  const { id: _id, current_balance: __, properties, ...clientFields } = client
  const sent = { ...clientFields, ...draft, properties: properties.map((place) => ({ ...place, ...ELM })) }
  const one = toWireImport({
    ...sent,
    email: '',
    notes: 'Loaded',
    fills,
    anyway: true,
    opening_balance: 1_200 as Cents,
  } as never)
  dataOf(await askGraphql(server, owner, ImportClientsDocument, { clients: [one, { ...one, fills: null }], key }))
}

export const quote = async ({ owner, server }: { owner: Person; server: MockServer }, patch: object = {}) =>
  dataOf(
    await askGraphql(server, owner, CreateEstimateDocument, {
      estimate: { ...ESTIMATE_DRAFT, ...patch },
      key: 'quote',
    }),
  ).createEstimate.id
