import { useMemo, useSyncExternalStore } from 'react'
import type { Failure } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'
import type { Flow, Outbox } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import { type CommandingSnapshot, type CommandOf, commandUnderWay, failureOf } from '@/machines/commanding/selectors'
import type { Activity, RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import type { Workspace } from '../-session/context'

export type RunningFlows = Pick<Workspace['flows'], 'running' | 'subscribe'>

type Kind<F extends Flow, Command extends string> = {
  /** Flows are listed without their machine's type; the name identifies it. */
  isOne: (flow: Flow) => flow is F
  /** What a flow is doing with its record, with the record's id; null while that is nothing. */
  activityOf: (snapshot: ReturnType<F['snapshot']>, outbox: Outbox) => [number, RecordActivity<Command>] | null
}

/** Reports every change of the flows that run, present and future; returns the way to stop. */
export const followFlows = <F extends Flow>(
  flows: RunningFlows,
  isOne: (flow: Flow) => flow is F,
  listener: () => void,
): (() => void) => {
  const stops = new Map<F, () => void>()
  const follow = () => {
    const running = flows.running().filter(isOne)
    for (const [flow, stop] of stops) {
      if (running.includes(flow)) continue
      stop()
      stops.delete(flow)
    }
    for (const flow of running) if (!stops.has(flow)) stops.set(flow, flow.subscribe(listener, { keepsAwake: false }))
  }
  follow()
  const stopFollowing = flows.subscribe(() => {
    follow()
    listener()
  })
  return () => {
    stopFollowing()
    for (const stop of stops.values()) stop()
  }
}

/** The activity of all flows of a kind as a store: one subscription to every flow that runs, present and future. */
export const flowActivity = <F extends Flow, Command extends string>(
  flows: RunningFlows,
  { isOne, activityOf }: Kind<F, Command>,
) => {
  type Seen = { snapshot: ReturnType<F['snapshot']>; outbox: Outbox }
  const seenOf = (flow: F): Seen => ({
    snapshot: flow.snapshot() as ReturnType<F['snapshot']>,
    outbox: outboxOf(flow),
  })
  let seen: readonly Seen[] = []
  let activity: Activity<Command> = new Map()

  return {
    subscribe: (listener: () => void) => followFlows(flows, isOne, listener),
    /** By the record's id; the same map for as long as no flow has changed. */
    read(): Activity<Command> {
      const now = flows.running().filter(isOne).map(seenOf)
      const isSame =
        now.length === seen.length &&
        now.every(({ snapshot, outbox }, index) => snapshot === seen[index]?.snapshot && outbox === seen[index].outbox)
      if (isSame) return activity
      seen = now
      activity = new Map(
        now.map(({ snapshot, outbox }) => activityOf(snapshot, outbox)).filter((entry) => entry !== null),
      )
      return activity
    },
  }
}

/** What has failed on a record, as its activity says it. */
export const failedActivity = <C extends string | undefined>({
  command,
  failure,
}: {
  command: C
  failure: Failure
}) => ({
  failure: failure.message,
  failed: command,
  ...(isFinal(failure) ? { final: true as const } : {}),
})

/**
 * What a flow that carries out commands is doing with its record: the command under way, or the one that failed and why. Null at rest.
 */
export const commandActivity = <S extends CommandingSnapshot>(
  snapshot: S | undefined,
  idOf: (snapshot: S) => number,
): [number, RecordActivity<CommandOf<S>>] | null => {
  if (snapshot === undefined) return null
  const failed = failureOf(snapshot)
  if (failed) return [idOf(snapshot), failedActivity(failed)]
  const busy = commandUnderWay(snapshot)
  return busy ? [idOf(snapshot), { busy }] : null
}

/** The activity of all flows of a kind, by their records' ids; a record without an entry is idle. `kind` stays the same. */
export const useFlowActivity = <F extends Flow, Command extends string>(
  flows: RunningFlows,
  kind: Kind<F, Command>,
): Activity<Command> => {
  const { subscribe, read } = useMemo(() => flowActivity(flows, kind), [flows, kind])
  return useSyncExternalStore(subscribe, read)
}
