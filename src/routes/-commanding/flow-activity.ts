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
  /** Returns the record's id and what the flow is doing with it; null when idle. */
  activityOf: (snapshot: ReturnType<F['snapshot']>, outbox: Outbox) => [number, RecordActivity<Command>] | null
}

/** Reports changes of current and future flows. Returns a function that stops it. */
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

/** The command under way, or the failed one with its reason. Null when idle. */
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

/** By record id; records without an entry are idle. `kind` must be stable. */
export const useFlowActivity = <F extends Flow, Command extends string>(
  flows: RunningFlows,
  kind: Kind<F, Command>,
): Activity<Command> => {
  const { subscribe, read } = useMemo(() => flowActivity(flows, kind), [flows, kind])
  return useSyncExternalStore(subscribe, read)
}
