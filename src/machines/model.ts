import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

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

/** A flow as the catalogue lists it. */
export type CatalogueEntry = { name: string; machine: AnyStateMachine; model: FlowModel }
