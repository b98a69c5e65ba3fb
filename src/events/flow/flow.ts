import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { FlowDefinition } from './define-flow'
import type { FlowEntry } from './entry'

/** A stream that was put aside because the machine of today does not follow it; nothing in it is lost. */
export type FlowQuarantine = { stream: string; reason: string; seq: number }

/** `opening` while its history is read; `done` when its machine has ended or it was closed. */
export type FlowStatus = 'opening' | 'live' | 'done'

/** One running instance of a flow. */
export type Flow<M extends AnyStateMachine = AnyStateMachine> = {
  readonly name: string
  readonly key: string
  /** `job-lifecycle/17#3`; null while opening. */
  readonly stream: string | null
  readonly status: FlowStatus
  /** False when what happens is no longer written down, because another writer holds the stream or the disk failed. */
  readonly recorded: boolean
  /** The earlier instance that had to be put aside when this one was opened; tell the person, and offer the export. */
  readonly quarantine: FlowQuarantine | null
  /** Undefined while opening. */
  snapshot(): SnapshotFrom<M> | undefined
  /** Gives the machine an event; kept in order until the flow is open, dropped when it is done. */
  send(event: EventFromLogic<M>): void
  /** Tells of every change of snapshot or status; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Resolves when the flow is no longer opening. */
  whenOpen(): Promise<void>
  /** Resolves when everything so far is written down (or could not be, which `onError` was told). */
  whenStored(): Promise<void>
  /** Stops the machine and gives the stream free; it can be resumed later. */
  close(): Promise<void>
}

export type FlowDefinitions = Record<string, FlowDefinition>
export type MachineOf<D extends FlowDefinitions, N extends keyof D> = D[N]['machine']

/** What is known of a stored stream. */
export type FlowInfo = {
  stream: string
  flow: string
  key: string
  lastSeq: number
  ended: boolean
  quarantine: FlowQuarantine | null
  imported: boolean
}

/** A stored stream, read without starting anything. */
export type FlowView = {
  entries: FlowEntry[]
  /** The state after the last entry that could be followed; null when not even the first could. */
  snapshot: SnapshotFrom<AnyStateMachine> | null
  /** Where today's machine parts from the log, if it does. */
  problem: { reason: string; seq: number } | null
}

/** All flows of this tab. They live here, outside React, and outlive the screens that show them. */
export type Flows<D extends FlowDefinitions> = {
  /** The open flow of this key, or a new one: an unfinished instance that no tab holds is resumed, else one is begun with `input`. */
  open<N extends keyof D & string>(
    name: N,
    key: string | number,
    input: InputFrom<MachineOf<D, N>>,
  ): Flow<MachineOf<D, N>>
  /** Resumes what a closed tab left with a service or a timer under way. */
  resumeUnfinished(): Promise<Flow[]>
  /** Every stored stream. */
  list(): Promise<FlowInfo[]>
  quarantined(): Promise<FlowQuarantine[]>
  /** Reads a stream up to and with `upToSeq` (default: all): time travel, and what a stream that was put aside still tells. */
  view(stream: string, upToSeq?: number): Promise<FlowView>
  /** The stream as the text of a bug file. */
  exportStream(stream: string): Promise<string>
  /** Keeps a bug file as a stream that can be viewed but never runs; returns its name. @throws UnreadableFile */
  importStream(text: string): Promise<string>
  /** Closes every open flow of this tab. */
  close(): Promise<void>
}
