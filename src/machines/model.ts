import type { AnyEventObject, AnyStateMachine } from 'xstate'

/** What tests are generated from: how a machine begins, what people and the world can send it, and how its services can answer. */
export type FlowModel = {
  input: unknown
  /** Events with their payloads. */
  events: readonly AnyEventObject[]
  /** By id of the invoked service: what it may answer, and how it may fail. */
  outcomes: Readonly<Record<string, { done: readonly unknown[]; failed: readonly unknown[] }>>
  /** Two snapshots with the same key count as one state; without it the state value alone decides. */
  // biome-ignore lint/suspicious/noExplicitAny: every machine has a snapshot type of its own.
  stateKey?: (snapshot: any) => string
  /** Whether an event can really happen in a state; without it every one that the machine takes can. */
  // biome-ignore lint/suspicious/noExplicitAny: every machine has a snapshot type of its own.
  plausible?: (snapshot: any, event: AnyEventObject) => boolean
}

/** A flow as the catalogue lists it. */
export type CatalogueEntry = { name: string; machine: AnyStateMachine; model: FlowModel }
