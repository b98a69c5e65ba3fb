import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Actor } from '@/domain/permissions/actor'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'
import type { Failure } from '@/domain/record/failure'

/** What tests are generated from: how a machine begins, what people and the world can send it, and how its services can answer. */
export type FlowModel = {
  input: unknown
  /** Events with their payloads. */
  events: readonly AnyEventObject[]
  /** By id of the invoked service: what it may answer, and how it may fail. */
  outcomes: Readonly<Record<string, { done: readonly unknown[]; failed: readonly unknown[] }>>
  /** Two snapshots with the same key count as one state; without it the state value alone decides. */
  stateKey?(snapshot: AnyMachineSnapshot): string
  /** Whether an event can really happen in a state; without it every one that the machine takes can. */
  plausible?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean
}

/** The owner of a business, who may do everything. The flows about its records start with this actor. */
export const OWNER: Actor = {
  user_id: 1,
  name: 'Dana Whitfield',
  user_type: 'business_owner',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions: PERMISSION_NAMES,
  crew_member_id: null,
  client_id: null,
}

/** How a service may fail that could not be asked just now. */
export const BUSY: Failure = { message: 'The server is busy. Please try again.', status: 503, details: null }

/** A flow as the catalogue lists it. */
export type CatalogueEntry = { name: string; machine: AnyStateMachine; model: FlowModel }
