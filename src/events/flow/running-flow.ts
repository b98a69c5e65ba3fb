import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent, Subscription } from 'xstate'
import type { Flow, FlowDefinition, FlowEnvironment, FlowStatus, OutboxSender } from './flow'
import { waitsForEvent } from './record/at-rest'
import { type Claim, claimNewest, claimStream } from './record/claim'
import { type Recording, withRecording } from './record/record'
import { streamName } from './record/stream-name'
import { createStreamWriter, type StreamWriter } from './record/stream-writer'
import type { OutboxNote } from './record/unfinished'
import { type FlowActor, lateServices, newActor, restoredActor, startRestored } from './resume/restore'

export type RunningFlow = Flow & {
  /** Called when a screen opens a flow that is at rest or still being checked. */
  requestOpen(input: unknown): void
  /** True when it was not resumed because another tab still holds its stream. */
  isHeldElsewhere(): boolean
}

export type OpenReason = { input: unknown } | { resuming: string }

type Inspector = { observer: (event: InspectionEvent) => void; subscription: Subscription | null }

type Learned = { definition: FlowDefinition; sender: OutboxSender | null }

type Opening = Learned & { claim: Claim; input: unknown; isRecorded: boolean }

/**
 * Opens a flow: loads its definition, claims its stream, reads its history, then creates its actor. Never throws; errors go to `onError`.
 */
export const runFlow = (
  env: FlowEnvironment,
  name: string,
  definition: FlowDefinition | Promise<FlowDefinition>,
  key: string,
  reason: OpenReason,
  onStatus: () => void,
): RunningFlow => {
  const { log, clock, locks, toFailure, onError } = env
  const listeners = new Set<() => void>()
  const watchers = new Set<() => void>()
  const inspectors = new Set<Inspector>()
  const waiting: AnyEventObject[] = []
  let request = 'input' in reason ? reason : null
  let status: FlowStatus = 'opening'
  let failure: unknown = null
  let claim: Claim | null = null
  let actor: FlowActor | null = null
  let recorder: Recording | null = null
  let writer: StreamWriter | null = null
  let observed: Subscription | null = null
  let lastSnapshot: AnyMachineSnapshot | undefined
  let isClosing = false
  let heldElsewhere = false
  let isEnding = false

  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const setStatus = (next: FlowStatus) => {
    status = next
    onStatus()
  }

  const senderFor = ({ machine, outbox }: FlowDefinition): OutboxSender | null =>
    outbox?.carry({
      machine,
      running: () => (status === 'live' && actor && recorder ? { actor, recording: recorder } : null),
      onChange: notify,
    }) ?? null
  const learnedFrom = (there: FlowDefinition): Learned => ({ definition: there, sender: senderFor(there) })
  let learned = definition instanceof Promise ? null : learnedFrom(definition)
  const hasPendingEvents = () => learned?.sender?.isEmpty() === false

  const machineToRun = ({ machine, outbox }: FlowDefinition, sender: OutboxSender | null) => {
    if (!outbox || !sender) return machine
    const pressedAt = () => sender.outbox().underWay?.at ?? null
    return outbox.patient(machine, {
      clock,
      locks,
      lock: `outbox:${name}/${key}`,
      pressedAt,
      onWait: sender.wait,
    })
  }

  const claimFor = async (definition: FlowDefinition): Promise<Claim | null> => {
    if ('resuming' in reason) {
      const attempt = await claimStream(env, definition, reason.resuming)
      heldElsewhere = attempt === 'held'
      if (attempt && attempt !== 'held' && 'release' in attempt) {
        if (request || attempt.isUnderWay) return attempt
        attempt.release()
      }
    }
    return request && !isClosing ? claimNewest(env, definition, key) : null
  }

  /** Without a stream the flow still runs, unrecorded. */
  const unrecorded = (): Claim => {
    const stream = streamName({ flow: name, key, instance: 0 })
    return { stream, folded: null, nextSeq: 0, isUnderWay: false, quarantine: null, release: () => undefined }
  }

  const finish = () => {
    if (status === 'done') return
    setStatus('done')
    const isOver = isEnding || (actor !== null && actor.getSnapshot().status !== 'stopped')
    const over = isOver ? writer?.end() : writer?.settled()
    void over?.then(() => claim?.release())
    notify()
  }

  const canRest = (): boolean => {
    const { rests, machine } = learned?.definition ?? {}
    if (
      !rests ||
      !machine ||
      hasPendingEvents() ||
      isEnding ||
      status !== 'live' ||
      actor === null ||
      !writer?.isWriting
    )
      return false
    const snapshot = actor.getSnapshot()
    const isWatched = watchers.size > 0 || inspectors.size > 0
    return !isWatched && rests(snapshot) && waitsForEvent(machine, snapshot)
  }

  const rest = () => {
    if (!request) return void close()
    lastSnapshot = actor?.getSnapshot()
    // Observers must not see this stop, because the machine has not ended.
    observed?.unsubscribe()
    actor?.stop()
    actor = null
    claim?.release()
    setStatus('resting')
    notify()
  }

  /** Rests once everything is written and nothing new is pending. */
  const considerRest = () => {
    if (!canRest()) return
    const stored = writer?.settled()
    void stored?.then(() => {
      if (writer?.settled() === stored && canRest()) rest()
    })
  }

  const wake = () => {
    if (status !== 'resting') return
    lastSnapshot = undefined
    setStatus('opening')
    opened = open()
  }

  const give = (event: AnyEventObject, live: FlowActor) => {
    const sender = learned?.sender
    if (sender && recorder) sender.give(event, { actor: live, recording: recorder })
    else live.send(event)
  }

  const run = ({ definition, sender, claim: claimed, input, isRecorded }: Opening) => {
    const { stream, folded, nextSeq } = claimed
    const report = (error: unknown) => {
      onError(error, stream)
      notify()
    }
    sender?.begin(folded?.box ?? null)
    const entries = createStreamWriter(log, stream, report, isRecorded, (state) =>
      hasPendingEvents() ? ({ state, kept: true } satisfies OutboxNote) : state,
    )
    const recording = withRecording(machineToRun(definition, sender), {
      name,
      now: clock.now,
      from: { seq: nextSeq, at: folded?.at ?? 0 },
      writeAhead: definition.writeAhead ?? [],
      write: entries.write,
      ...(sender ? { onEntry: sender.consume } : {}),
      toFailure,
      onLoss: (path, what) => onError(new TypeError(`${what} at ${path} cannot be recorded`), stream),
    })
    claim = claimed
    writer = entries
    recorder = recording
    const late = folded ? lateServices(folded, definition.tooLate, clock.now()) : undefined
    const started = folded ? restoredActor(recording, clock, folded, late) : newActor(recording, clock, input)
    actor = started
    for (const inspector of inspectors) inspector.subscription = started.system.inspect(inspector.observer)
    setStatus('live')
    observed = started.subscribe({
      next() {
        notify()
        sender?.resume()
        considerRest()
      },
      error: (error) => {
        report(error)
        finish()
      },
      complete: finish,
    })
    if (folded) startRestored(started, recording, folded, clock, late)
    else started.start()
    for (const event of waiting.splice(0)) give(event, started)
    notify()
    sender?.resume()
    considerRest()
  }

  /** Null when its definition fails to load; queued events are dropped. */
  const learn = async (): Promise<Learned | null> => {
    try {
      learned = learnedFrom(await definition)
      return learned
    } catch (error) {
      failure = error
      onError(error, null)
      return null
    }
  }
  const learning = learned ?? learn()

  const claimOrRunUnrecorded = async (
    definition: FlowDefinition,
  ): Promise<{ claimed: Claim | null; isRecorded: boolean }> => {
    try {
      return { claimed: await claimFor(definition), isRecorded: true }
    } catch (error) {
      onError(error, null)
      return { claimed: request && unrecorded(), isRecorded: false }
    }
  }

  const open = async () => {
    // Claims synchronously when loaded, so that a later close sees the claim.
    const own = learned ?? (await learning)
    if (!own) return finish()
    const { claimed, isRecorded } = await claimOrRunUnrecorded(own.definition)
    if (!claimed) return finish()
    run({ ...own, claim: claimed, input: request?.input, isRecorded })
    if (isClosing) actor?.stop()
  }
  let opened = open()

  const close = async () => {
    if (!learned) await learning
    isClosing = true
    await opened
    if (status === 'resting') setStatus('done')
    actor?.stop()
    await writer?.settled()
  }

  return {
    name,
    key,
    get stream() {
      return claim?.stream ?? null
    },
    get status() {
      return status
    },
    get recorded() {
      return writer?.isWriting ?? true
    },
    get quarantine() {
      return claim?.quarantine ?? null
    },
    get failure() {
      return failure
    },
    snapshot: () => (actor ? actor.getSnapshot() : lastSnapshot),
    send(event) {
      wake()
      if (status === 'opening') waiting.push(event)
      else if (status === 'live' && actor) give(event, actor)
    },
    get sender() {
      return learned?.sender ?? null
    },
    subscribe(listener, { keepsAwake = true } = {}) {
      listeners.add(listener)
      if (keepsAwake) {
        watchers.add(listener)
        wake()
      }
      return () => {
        listeners.delete(listener)
        watchers.delete(listener)
        considerRest()
      }
    },
    inspect(observer) {
      const inspector: Inspector = { observer, subscription: actor?.system.inspect(observer) ?? null }
      inspectors.add(inspector)
      wake()
      return () => {
        inspectors.delete(inspector)
        inspector.subscription?.unsubscribe()
        considerRest()
      }
    },
    requestOpen(input) {
      if (status === 'resting') request = { input }
      else request ??= { input }
      wake()
    },
    isHeldElsewhere: () => heldElsewhere,
    whenOpen: () => opened,
    async whenStored() {
      await opened
      await writer?.settled()
    },
    close,
    async end() {
      isEnding = true
      wake()
      await close()
    },
  }
}
