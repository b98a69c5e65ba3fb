import type { AnyStateMachine } from 'xstate'
import type { Upcaster } from './upcast'

/** A flow as the registry needs it. */
export type FlowDefinition<M extends AnyStateMachine = AnyStateMachine> = {
  /** First part of its streams' names; no `/`. */
  name: string
  /** With its services provided. Its `version` marks the entries. */
  machine: M
  /** Types of events that reach the disk before the machine gets them: money, cancellation, payout. */
  durable?: readonly string[]
  /**
   * Whether an unfinished instance of this key is this tab's to take up after a reload; others stay as they are. Default: every one.
   */
  takesUp?: (key: string) => boolean
  /** How entries of older versions are read today. */
  upcasters?: readonly Upcaster[]
}

/** Keeps the machine's type while a definition is written down. */
export const defineFlow = <M extends AnyStateMachine>(definition: FlowDefinition<M>): FlowDefinition<M> => definition
