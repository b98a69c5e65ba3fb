import type { AnyEventObject } from 'xstate'
import type { FlowDefinition } from './define-flow'
import type { FlowEnvironment } from './environment'
import type { Flow, FlowStatus } from './flow'
import { isUnderWay } from './fold'
import { type Instance, takeAny, takeExactly } from './instance'
import { withRecording } from './record'
import { type FlowActor, goOn, newActor, restoredActor } from './resume'
import { type Scribe, scribe } from './scribe'
import { streamName } from './stream-name'

/** A flow as the registry holds it. */
export type RunningFlow = Flow & {
  /** A screen asks for the flow while it is still only looked at whether it must be resumed. */
  want(input: unknown): void
}

/** Why a flow is opened: a screen wants it, or a stream was found with something under way. */
export type Cause = { input: unknown } | { resuming: string }

/** Opens a flow: finds its stream, reads its history, and only then makes its actor. Never throws; troubles go to `onError`. */
export const runFlow = (env: FlowEnvironment, definition: FlowDefinition, key: string, cause: Cause): RunningFlow => {
  const { log, clock, onError } = env
  const listeners = new Set<() => void>()
  const waiting: AnyEventObject[] = []
  let wanted = 'input' in cause ? cause : null
  let status: FlowStatus = 'opening'
  let instance: Instance | null = null
  let actor: FlowActor | null = null
  let pen: Scribe | null = null
  let isClosing = false

  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  const take = async (): Promise<Instance | null> => {
    if ('resuming' in cause) {
      const attempt = await takeExactly(env, definition, cause.resuming)
      if (attempt && 'release' in attempt) {
        if (wanted || (attempt.folded && isUnderWay(attempt.folded))) return attempt
        attempt.release()
      }
    }
    return wanted && !isClosing ? takeAny(env, definition, key) : null
  }

  /** Without a stream the flow still runs; it is only not written down. */
  const unrecorded = (): Instance => {
    const stream = streamName({ flow: definition.name, key, instance: 0 })
    return { stream, folded: null, nextSeq: 0, quarantine: null, release: () => undefined }
  }

  const finish = () => {
    if (status === 'done') return
    status = 'done'
    const over = actor !== null && actor.getSnapshot().status !== 'stopped' ? pen?.end() : pen?.settled()
    void over?.then(() => instance?.release())
    notify()
  }

  const run = (taken: Instance, input: unknown, isRecorded: boolean) => {
    const { stream, folded, nextSeq } = taken
    const report = (error: unknown) => {
      onError(error, stream)
      notify()
    }
    const writer = scribe(log, stream, report, isRecorded)
    const recording = withRecording(definition.machine, {
      name: definition.name,
      now: clock.now,
      from: { seq: nextSeq, at: folded?.at ?? 0 },
      durable: definition.durable ?? [],
      write: writer.write,
      onLoss: (path, what) => onError(new TypeError(`${what} at ${path} cannot be recorded`), stream),
    })
    instance = taken
    pen = writer
    const started = folded ? restoredActor(recording, clock, folded) : newActor(recording, clock, input)
    actor = started
    status = 'live'
    started.subscribe({
      next: notify,
      error: (error) => {
        report(error)
        finish()
      },
      complete: finish,
    })
    if (folded) goOn(started, recording, folded, clock)
    else started.start()
    for (const event of waiting.splice(0)) started.send(event)
    notify()
  }

  const takeOrGoWithout = async (): Promise<{ taken: Instance | null; isRecorded: boolean }> => {
    try {
      return { taken: await take(), isRecorded: true }
    } catch (error) {
      onError(error, null)
      return { taken: wanted && unrecorded(), isRecorded: false }
    }
  }

  const open = async () => {
    const { taken, isRecorded } = await takeOrGoWithout()
    if (!taken) return finish()
    run(taken, wanted?.input, isRecorded)
    if (isClosing) actor?.stop()
  }
  const opened = open()

  return {
    name: definition.name,
    key,
    get stream() {
      return instance?.stream ?? null
    },
    get status() {
      return status
    },
    get recorded() {
      return pen?.isWriting ?? true
    },
    get quarantine() {
      return instance?.quarantine ?? null
    },
    snapshot: () => actor?.getSnapshot(),
    send(event) {
      if (status === 'opening') waiting.push(event)
      else if (status === 'live') actor?.send(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    want(input) {
      wanted ??= { input }
    },
    whenOpen: () => opened,
    async whenStored() {
      await opened
      await pen?.settled()
    },
    async close() {
      isClosing = true
      await opened
      actor?.stop()
      await pen?.settled()
    },
  }
}
