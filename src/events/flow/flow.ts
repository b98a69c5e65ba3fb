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

/** Time as flows need it: `now` stamps entries, the timers run delays. */
export type FlowClock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** The network as flows need it. What a failed call looks like is the product's to say. */
export type FlowNetwork = {
  /** False while the browser knows of no network: nothing is tried then. */
  isOnline(): boolean
  /** Whether a call failed because no answer came. */
  isGone(error: unknown): boolean
  /** Whether the same call may succeed later without any action. */
  mayPass(error: unknown): boolean
  /** Reports that the network may be back: the browser says so, or the page is looked at again. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** Reads an entry of version `from` as none, one or several of version `to`; what is on disk is never rewritten. */
export type Upcaster = { from: string; to: string; up: (entry: FlowEntry) => readonly FlowEntry[] }

/** A flow's machine while it runs, and what writes down its events. */
export type Live = {
  actor: Pick<Actor<AnyStateMachine>, 'send' | 'getSnapshot'>
  recording: { note(entry: EntryBody, snapshot: AnyMachineSnapshot): Promise<void> }
}

/** The outbox of one flow while it runs: keeps what can't be done now, and gives it to the machine in order once it can. */
export type OutboxSender = {
  outbox(): Outbox
  isEmpty(): boolean
  /** A stream is continued, or begun. */
  begin(box: OutboxTracker | null): void
  /** Every entry before it is written. */
  consume: OutboxTracker['consume']
  /** The state once everything in the outbox is done; null where no one can say. */
  expected(snapshot: AnyMachineSnapshot): AnyMachineSnapshot | null
  /** Gives the machine an event, or keeps it where others wait. */
  give(event: AnyEventObject, live: Live): void
  /** Gives the machine what waits first, if its turn has come. */
  carryOn(): void
  /** The network is gone for a service. */
  wait(service: string): void
  /** Tries again what came to nothing, under the id it has. */
  tryAgain(id: string): void
  /** Discards something in the outbox that is not under way; what waits behind it is sent. */
  letGo(id: string): void
}

/** How a flow deals with a network that is gone. */
export type OutboxKind = {
  track(from?: Outbox): OutboxTracker
  carry(deps: { machine: AnyStateMachine; running: () => Live | null; onChange: () => void }): OutboxSender
  /** The machine with the services that wait. `lock` is held while one waits, so that tabs wait about a thing one after the other. */
  patient(
    machine: AnyStateMachine,
    deps: {
      clock: FlowClock
      locks: FlowLocks
      lock: string
      /** When what waits was asked for; null where it did not have to wait yet. A service is given it as `pressed_at`. */
      pressedAt(): number | null
      onWait(service: string): void
    },
  ): AnyStateMachine
}

/** A flow as the registry needs it. */
export type FlowDefinition<M extends AnyStateMachine = AnyStateMachine> = {
  /** First part of its streams' names; no `/`. */
  name: string
  /** With its services provided. Its `version` marks the entries. */
  machine: M
  /** Types of events that reach the disk before the machine receives them: money, cancellation, payout. */
  writeAhead?: readonly string[]
  /** Whether this tab resumes an unfinished instance of this key after a reload; others stay as they are. Default: every one. */
  resumes?: (key: string) => boolean
  /**
   * Whether it needs no actor in this state, because it waits for a person. Unless it is watched, its actor is then stopped and its stream
   * released; the flow is resumed when it is sent something, watched or opened. Never while a service or a timer is under way. Default: never.
   */
  rests?(snapshot: SnapshotFrom<M>): boolean
  /**
   * What waits for the network, as `waitingForNetwork` makes it. Without it the machine itself handles every call without an answer, as it must
   * where a person has to be present: money, signing in.
   */
  outbox?: OutboxKind
  /**
   * What a service ends with that was called at `at` and had not answered, where it's too late to call it again when the flow is resumed, because
   * it may then be done twice; null where it can be called again. Default: it always can.
   */
  tooLate?(at: number, now: number, snapshot: SnapshotFrom<M>): object | null
  /** How entries of older versions are read today. */
  upcasters?: readonly Upcaster[]
  /**
   * How many streams that this tab does not run are kept when old ones are dropped; those that are quarantined, imported or open in another
   * tab are kept anyway. Default: all.
   */
  keep?: number
}

/** Keeps the machine's type while a definition is written down. */
export const defineFlow = <M extends AnyStateMachine>(definition: FlowDefinition<M>): FlowDefinition<M> => definition

/** A stream that was set aside because today's machine does not follow it; nothing in it is lost. */
export type FlowQuarantine = { stream: string; reason: string; seq: number }

/** What flows run on. */
export type FlowEnvironment = {
  log: EventLog<FlowEntry>
  clock: FlowClock
  locks: FlowLocks
  toFailure: ToFailure
  /** A stream was quarantined: tell the person, and offer the export. */
  onQuarantine: (quarantine: FlowQuarantine) => void
  /** Something went wrong that no person caused: an entry was not written, data was lost on the way, a machine failed. */
  onError: (error: unknown, stream: string | null) => void
}

/** `opening` while its definition loads and its history is read; `resting` while it needs no actor; `done` when its machine has ended or it was closed. */
export type FlowStatus = 'opening' | 'live' | 'resting' | 'done'

/** A flow as those know it who only look at its state. */
export type Watched<Snapshot> = {
  /** Undefined while opening. */
  snapshot(): Snapshot | undefined
  /** Reports every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** One running instance of a flow. */
export type Flow<M extends AnyStateMachine = AnyStateMachine> = {
  readonly name: string
  readonly key: string
  /** `job-lifecycle/17#3`; null while opening for the first time. */
  readonly stream: string | null
  readonly status: FlowStatus
  /** False when what happens is no longer written down, because another writer holds the stream or the disk failed. */
  readonly recorded: boolean
  /** The earlier instance that was quarantined when this one was opened; tell the person, and offer the export. */
  readonly quarantine: FlowQuarantine | null
  /** Why it is done before it was open: what loads its definition failed. Null otherwise; opening it again is another try. */
  readonly failure: unknown
  /** Undefined while opening. */
  snapshot(): SnapshotFrom<M> | undefined
  /** What keeps its outbox; null while opening for the first time, and where nothing of it waits for the network. `@/events/flow/outbox` reads it. */
  readonly sender: OutboxSender | null
  /** Gives the machine an event; kept in order until the flow is open, dropped when it is done. */
  send(event: EventFromLogic<M>): void
  /** Reports every change of snapshot or status; returns the way to stop. A flow that is watched does not rest, unless it may. */
  subscribe(listener: () => void, options?: { keepsAwake?: boolean }): () => void
  /**
   * Reports what the library sees in the running machine from now on, or, while the flow is opening, from its start; returns the way
   * to stop. An event that is written ahead appears twice: when it is sent, and when the machine receives it.
   */
  inspect(observer: (event: InspectionEvent) => void): () => void
  /** Resolves when the flow is no longer opening. */
  whenOpen(): Promise<void>
  /** Resolves when everything so far is written down (or could not be, which was reported to `onError`). */
  whenStored(): Promise<void>
  /** Stops the machine and releases the stream; it can be resumed later. */
  close(): Promise<void>
  /** Closes the flow for good: its stream has ended, and its key begins another. */
  end(): Promise<void>
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
  /** Where today's machine departs from the log, if it does. */
  problem: { reason: string; seq: number } | null
}

/** Definitions by the name that `open` is called with, which is the definition's own `name`; or what loads them, once they are needed. */
export type Defined<D extends FlowDefinitions> = D | (() => Promise<D>)

/** Definitions that join a registry later, with their own reports; the registry's when not given. */
export type FlowsExtension<D extends FlowDefinitions> = Partial<Pick<FlowEnvironment, 'onQuarantine' | 'onError'>> & {
  definitions: Defined<D>
}

/** All flows of this tab. They live here, outside React, and outlive the screens that show them. */
export type Flows<D extends FlowDefinitions> = {
  /** The open flow of this key, or a new one: an unfinished instance that no tab holds is resumed, else one starts with `input`. */
  open<N extends keyof D & string>(
    name: N,
    key: string | number,
    input: InputFrom<MachineOf<D, N>>,
  ): Flow<MachineOf<D, N>>
  /** Loads all that opening a flow of this registry's own needs, so that it can be opened where nothing can be loaded anymore. */
  load(): Promise<void>
  /**
   * Resumes what a closed tab left with a service or a timer under way, and what another tab still holds once that tab releases it
   * unfinished. Resolves with the flows that could be resumed right away.
   */
  resumeUnfinished(): Promise<Flow[]>
  /** Drops the oldest streams of this registry's own flows beyond those that each keeps. */
  dropOld(): Promise<void>
  /**
   * A registry with more definitions over the same log; this one's own are there by then. The two share what is running; each resumes and closes only flows of its own
   * definitions.
   */
  extend<E extends FlowDefinitions>(more: FlowsExtension<E>): Flows<D & E>
  /** Every flow that is opening or live, of this registry and all that share with it; the same list until that changes. */
  running(): readonly Flow[]
  /** Reports that a flow was opened, changed its status or ended; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Every stored stream. */
  list(): Promise<FlowInfo[]>
  quarantined(): Promise<FlowQuarantine[]>
  /** Reads a stream up to and including `upToSeq` (default: all): time travel, and what can still be read of a quarantined stream. */
  view(stream: string, upToSeq?: number): Promise<FlowView>
  /** The stream as the text of a bug file. */
  exportStream(stream: string): Promise<string>
  /** Keeps a bug file as a stream that can be viewed but never runs; returns its name. @throws UnreadableFile */
  importStream(text: string): Promise<string>
  /** Closes every flow that was opened with this registry's own definitions. */
  close(): Promise<void>
}
