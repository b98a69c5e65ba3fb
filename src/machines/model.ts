import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Actor } from '@/domain/permissions/actor'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'
import type { Failure } from '@/domain/record/failure'

export type FlowModel = {
  input: unknown
  events: readonly AnyEventObject[]
  /** Possible answers and failures, by service id. */
  outcomes: Readonly<Record<string, { done: readonly unknown[]; failed: readonly unknown[] }>>
  /** Snapshots with the same key count as one state; defaults to the state value. */
  stateKey?(snapshot: AnyMachineSnapshot): string
  /** Excludes events that can't happen in a state; defaults to every event that the machine accepts. */
  plausible?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean
}

/** A business owner with all permissions, the default actor of record flows. */
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

export const BUSY: Failure = { message: 'The server is busy. Please try again.', status: 503, details: null }

export type CatalogueEntry = { name: string; machine: AnyStateMachine; model: FlowModel }
