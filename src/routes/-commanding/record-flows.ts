import type { Actor } from '@/domain/permissions/actor'
import { isSame } from '@/domain/record/same-value'
import type { Flow } from '@/events/flow'
import type { CommandingSnapshot, CommandOf } from '@/machines/commanding/selectors'
import type { Activity } from '@/ui/kit/records/actions/use-record-actions'
import type { Workspace } from '../-session/context'
import { givingCommands } from './commanding'
import { commandActivity, type RunningFlows, useFlowActivity } from './flow-activity'

type Flows = Pick<Workspace, 'flows' | 'personKey'>
type EventOf<F extends Flow> = Parameters<F['send']>[0]
type SnapshotOf<F extends Flow> = NonNullable<ReturnType<F['snapshot']>>

type Kind<F extends Flow, State, Request> = {
  name: F['name']
  /** The part of the record that the flow's rules depend on. */
  toState(record: State): State
  open(flows: Flows, state: State, actor: Actor): F
  recordIn(snapshot: SnapshotOf<F>): State
  changed(state: State): EventOf<F>
  retry: EventOf<F>
  /** Selects the key of an identical earlier request. */
  keyOfSame(snapshot: CommandingSnapshot, request: Request): string | null
  /** Shown when a flow rejects a command because its record has changed. */
  notTaken: string
}

/** Manages one flow per record of a kind: opens it, sends commands, and reports activity. */
export const recordFlows = <F extends Flow, State extends { id: number }, Request extends EventOf<F> & { id: string }>({
  name,
  toState,
  open,
  recordIn,
  changed,
  ...commands
}: Kind<F, State, Request>) => {
  type Command = CommandOf<SnapshotOf<F>>
  const shown = {
    isOne: (flow: Flow): flow is F => flow.name === name,
    activityOf: (snapshot: ReturnType<F['snapshot']>) =>
      commandActivity(snapshot ?? undefined, (current) => recordIn(current).id),
  }
  return {
    lifeOf(flows: Flows, record: State, actor: Actor): F {
      const state = toState(record)
      const flow = open(flows, state, actor)
      const snapshot = flow.snapshot() as ReturnType<F['snapshot']>
      // A resumed flow may have an outdated record, so it gets the list's state before the next request.
      if (!snapshot || !isSame(recordIn(snapshot), state)) flow.send(changed(state))
      return flow
    },
    ...givingCommands<EventOf<F>, Request>(commands),
    useActivity: (flows: RunningFlows): Activity<Command> => useFlowActivity<F, Command>(flows, shown),
  }
}
