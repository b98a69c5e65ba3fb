import type { ClientWithProperties } from '@/contract/clients'
import * as contract from '@/contract/clients'
import type { ClientDraft, PropertyDraft } from '@/domain/client/form'
import type { Property } from '@/domain/client/property'
import type { ClientStatus } from '@/domain/client/vocabulary'
import { type Failure, statedFailure, toFailure } from '@/domain/record/failure'
import type { Edit } from '@/domain/record/merge-edits'
import type { Http } from '../http/http'

type ClientEdit = Edit<ClientDraft, ClientWithProperties>
type PropertyEdit = Edit<PropertyDraft, Property>

/** Each `key` is the intent's id. */
export type ClientService = {
  /** Throws Failure with the specified messages (CLI-14 to CLI-17). */
  create(businessId: number, draft: ClientDraft, key: string): Promise<ClientWithProperties>
  /** Throws Failure with the specified messages (CLI-18). */
  edit(businessId: number, clientId: number, edit: ClientEdit, key: string): Promise<ClientWithProperties>
  /** Throws Failure with the specified messages (CLI-18). */
  setStatus(businessId: number, clientId: number, status: ClientStatus, key: string): Promise<void>
  /** Throws Failure with the specified messages (CLI-18). */
  remove(businessId: number, clientId: number, key: string): Promise<void>
  addProperty(businessId: number, clientId: number, draft: PropertyDraft, key: string): Promise<Pick<Property, 'id'>>
  editProperty(businessId: number, propertyId: number, edit: PropertyEdit, key: string): Promise<void>
  /** Throws Failure with the specified messages (PROP-06). */
  removeProperty(businessId: number, propertyId: number, key: string): Promise<void>
}

const NOT_UPDATED = 'Failed to update client. Please try again.'
const INVALID = 'Invalid client data. Please check your inputs.'

/** Maps a failure to the specified messages (CLI-14 to CLI-17). */
const creationFailure = (failure: Failure): Failure => {
  if (failure.status === 404)
    return { ...failure, message: 'The landscaping service is not available. Please contact support.' }
  if (failure.status === 401) return { ...failure, message: 'Your session has expired. Please log in again.' }
  return statedFailure(failure, failure.status === 400 ? INVALID : 'Failed to create client. Please try again.')
}

const orElse = (stated: string) => (failure: Failure) => statedFailure(failure, stated)

const saying = async <Answer>(call: Promise<Answer>, words: (failure: Failure) => Failure): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    throw words(toFailure(error))
  }
}

export const createClientService = (http: Http): ClientService => ({
  async create(businessId, draft, key) {
    const call = http.call(contract.createClient, {
      params: { businessId },
      body: contract.toWireClientDraft(draft),
      key,
    })
    return (await saying(call, creationFailure)).client
  },
  async edit(businessId, clientId, edit, key) {
    const params = { businessId, clientId }
    const call = http.call(contract.updateClient, { params, body: contract.toWireClientEdit(edit), key })
    return (await saying(call, orElse(NOT_UPDATED))).client
  },
  async setStatus(businessId, clientId, status, key) {
    const call = http.call(contract.updateClient, { params: { businessId, clientId }, body: { status }, key })
    await saying(call, orElse(NOT_UPDATED))
  },
  async remove(businessId, clientId, key) {
    const call = http.call(contract.deleteClient, { params: { businessId, clientId }, key })
    await saying(call, orElse('Failed to delete client. Please try again.'))
  },
  async addProperty(businessId, clientId, draft, key) {
    const call = { params: { businessId, clientId }, body: draft, key }
    return (await http.call(contract.createProperty, call)).property
  },
  async editProperty(businessId, propertyId, { changed, was }, key) {
    await http.call(contract.updateProperty, { params: { businessId, propertyId }, body: { ...changed, was }, key })
  },
  async removeProperty(businessId, propertyId, key) {
    const call = http.call(contract.deleteProperty, { params: { businessId, propertyId }, key })
    await saying(call, orElse('Failed to delete property. Please try again.'))
  },
})
