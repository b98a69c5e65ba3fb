import type {
  Actor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate'
import type { EventLog } from '../log'
import type { EntryBody, FlowEntry } from './record/entry'
import type { ToFailure } from './record/entry-data'
import type { FlowLocks } from './record/locks'
import type { Outbox, OutboxTracker } from './sending/outbox-types'

/** `now` stamps entries; the timers run delays. */
export type FlowClock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** The product defines which errors count as network failures. */
export type FlowNetwork = {
  /** Nothing is sent while false. */
  isOnline(): boolean
  /** True when a call failed without a response. */
  isGone(error: unknown): boolean
  /** True when the same call may succeed later without user action. */
  mayPass(error: unknown): boolean
  /** Reports that the network may be back: the browser says so or the page becomes visible. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Maps an entry of version `from` to zero or more entries of version `to`. Stored entries are never rewritten. */
export type Upcaster = { from: string; to: string; up: (entry: FlowEntry) => readonly FlowEntry[] }

export type Live = {
  actor: Pick<Actor<AnyStateMachine>, 'send' | 'getSnapshot'>
  recording: { note(entry: EntryBody, snapshot: AnyMachineSnapshot): Promise<void> }
}

/** A running flow's outbox: queues events that can't be sent and delivers them in order. */
export type OutboxSender = {
  outbox(): Outbox
  isEmpty(): boolean
  begin(box: OutboxTracker | null): void
  consume: OutboxTracker['consume']
  /** The expected state after the whole outbox is sent; null when unknown. */
  expected(snapshot: AnyMachineSnapshot): AnyMachineSnapshot | null
  give(event: AnyEventObject, live: Live): void
  resume(): void
  wait(service: string): void
  /** Retries a refused event under the same id. */
  tryAgain(id: string): void
  /** Discards a queued or refused event that is not in progress; later ones are sent. */
  discard(id: string): void
}

export type OutboxKind = {
  track(from?: Outbox): OutboxTracker
  carry(deps: { machine: AnyStateMachine; running: () => Live | null; onChange: () => void }): OutboxSender
  /** Wraps the machine so that its services wait for the network. `lock` is held while waiting, so that tabs wait one after the other. */
  patient(
    machine: AnyStateMachine,
    deps: {
      clock: FlowClock
      locks: FlowLocks
      lock: string
      /** Time of the waiting request; null when it did not have to wait. Services receive it as `pressed_at`. */
      pressedAt(): number | null
      onWait(service: string): void
    },
  ): AnyStateMachine
}

/** A flow as the registry needs it. */
export type FlowDefinition<M extends AnyStateMachine = AnyStateMachine> = {
  name: string
  machine: M
  /** Event types that are written to disk before the machine receives them: money, cancellation, payout. */
  writeAhead?: readonly string[]
  /** Returns false for unfinished instances that this tab should not resume after a reload. Default: resumes all. */
  resumes?: (key: string) => boolean
  /**
   * Returns true in states that wait for a person and need no actor. An unwatched flow then stops its actor and releases its stream until
   * it receives an event, is watched or opened. Never applies while a service or a timer runs. Default: never.
   */
  rests?(snapshot: SnapshotFrom<M>): boolean
  /**
   * Made by `waitingForNetwork`. Without it the machine handles unanswered calls itself, which flows with a person present need: money,
   * signing in.
   */
  outbox?: OutboxKind
  /**
   * The result for a service called at `at` that had not answered, when calling it again on resume could do it twice; null when it can be
   * repeated. Default: always null.
   */
  tooLate?(at: number, now: number, snapshot: SnapshotFrom<M>): object | null
  upcasters?: readonly Upcaster[]
  /**
   * Number of idle streams to keep when old ones are dropped. Quarantined and imported streams, and those open in another tab, are always
   * kept. Default: all.
   */
  keep?: number
}

export const defineFlow = <M extends AnyStateMachine>(definition: FlowDefinition<M>): FlowDefinition<M> => definition

/** A stream that the current machine can't follow. Nothing in it is lost. */
export type FlowQuarantine = { stream: string; reason: string; seq: number }

export type FlowEnvironment = {
  log: EventLog<FlowEntry>
  clock: FlowClock
  locks: FlowLocks
  toFailure: ToFailure
  /** Tell the user and offer the export. */
  onQuarantine: (quarantine: FlowQuarantine) => void
  /** Reports internal errors: an entry was not written, data was lost, or a machine failed. */
  onError: (error: unknown, stream: string | null) => void
}

/**
 * `opening` while its definition and history load; `resting` while it needs no actor; `done` when its machine has ended or it was closed.
 */
export type FlowStatus = 'opening' | 'live' | 'resting' | 'done'

export type Watched<Snapshot> = {
  snapshot(): Snapshot | undefined
  subscribe(listener: () => void): () => void
}

export type Flow<M extends AnyStateMachine = AnyStateMachine> = {
  readonly name: string
  readonly key: string
  /** `job-lifecycle/17#3`; null while opening for the first time. */
  readonly stream: string | null
  readonly status: FlowStatus
  /** False when events are no longer recorded, because another writer holds the stream or the disk failed. */
  readonly recorded: boolean
  /** The earlier instance that was quarantined when this one was opened; tell the user and offer the export. */
  readonly quarantine: FlowQuarantine | null
  /** The error that kept its definition from loading, else null. Opening again retries. */
  readonly failure: unknown
  snapshot(): SnapshotFrom<M> | undefined
  /** Its outbox; null while opening for the first time and for flows without one. Read it through `@/events/flow/outbox`. */
  readonly sender: OutboxSender | null
  /** Sends an event to the machine; queued in order while opening, dropped when done. */
  send(event: EventFromLogic<M>): void
  /**
   * Reports changes of snapshot or status; returns the unsubscribe function. A watched flow does not rest, unless `keepsAwake` is false.
   */
  subscribe(listener: () => void, options?: { keepsAwake?: boolean }): () => void
  /**
   * Reports XState inspection events from now on, or from the start while the flow is opening; returns the unsubscribe function. A
   * write-ahead event appears twice: when it is sent and when the machine receives it.
   */
  inspect(observer: (event: InspectionEvent) => void): () => void
  whenOpen(): Promise<void>
  /** Resolves when everything so far is stored, or its failure was reported to `onError`. */
  whenStored(): Promise<void>
  /** Stops the machine and releases the stream; it can be resumed later. */
  close(): Promise<void>
  /** Ends the stream; the key starts a new one next time. */
  end(): Promise<void>
}

export type FlowDefinitions = Record<string, FlowDefinition>
export type MachineOf<D extends FlowDefinitions, N extends keyof D> = D[N]['machine']

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
  /** The state after the last valid entry; null when there is none. */
  snapshot: SnapshotFrom<AnyStateMachine> | null
  problem: { reason: string; seq: number } | null
}

export type Defined<D extends FlowDefinitions> = D | (() => Promise<D>)

export type FlowsExtension<D extends FlowDefinitions> = Partial<Pick<FlowEnvironment, 'onQuarantine' | 'onError'>> & {
  definitions: Defined<D>
}

/** All flows of this tab. They live outside React and outlive their screens. */
export type Flows<D extends FlowDefinitions> = {
  /** Opens the flow of a key: resumes an unfinished instance that no tab holds, else starts one with `input`. */
  open<N extends keyof D & string>(
    name: N,
    key: string | number,
    input: InputFrom<MachineOf<D, N>>,
  ): Flow<MachineOf<D, N>>
  /** Preloads everything needed to open this registry's flows, for use when the network is gone. */
  load(): Promise<void>
  /**
   * Resumes flows left with a service or a timer running, and those another tab releases unfinished. Resolves with the flows that could be
   * resumed immediately.
   */
  resumeUnfinished(): Promise<Flow[]>
  dropOld(): Promise<void>
  /** Adds definitions over the same log; this registry's own load first. Both share running flows; each resumes and closes only its own. */
  extend<E extends FlowDefinitions>(more: FlowsExtension<E>): Flows<D & E>
  /** Every opening or live flow, including those of extensions; the same array until it changes. */
  running(): readonly Flow[]
  /** Reports that a flow was opened, changed its status or ended; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  list(): Promise<FlowInfo[]>
  quarantined(): Promise<FlowQuarantine[]>
  /** Reads a stream up to and including `upToSeq` (default: all), for time travel and for quarantined streams. */
  view(stream: string, upToSeq?: number): Promise<FlowView>
  /** The stream as the text of a bug file. */
  exportStream(stream: string): Promise<string>
  /** Stores a bug file as a stream that can be viewed but never runs; returns its name. Throws UnreadableFile. */
  importStream(text: string): Promise<string>
  /** Closes every flow opened with this registry's own definitions. */
  close(): Promise<void>
}
