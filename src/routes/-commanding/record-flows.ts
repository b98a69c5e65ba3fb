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
  /** The flow's name. */
  name: F['name']
  /** Cuts a record down to what its life depends on. */
  toState(record: State): State
  open(flows: Flows, state: State, actor: Actor): F
  /** The record as the flow knows it. */
  knownIn(snapshot: SnapshotOf<F>): State
  /** Reports how the record is now. */
  changed(state: State): EventOf<F>
  retry: EventOf<F>
  /** The flow's selector: the key of an equal request that was made before. */
  keyOfSame(snapshot: CommandingSnapshot, request: Request): string | null
  /** Said when a flow does not take a command because its subject has changed. */
  notTaken: string
}

/** The lives of records of a kind, a flow each: opens one, gives it commands, and reports the activity of every record. */
export const recordFlows = <F extends Flow, State extends { id: number }, Request extends EventOf<F> & { id: string }>({
  name,
  toState,
  open,
  knownIn,
  changed,
  ...commands
}: Kind<F, State, Request>) => {
  type Command = CommandOf<SnapshotOf<F>>
  const shown = {
    isOne: (flow: Flow): flow is F => flow.name === name,
    activityOf: (snapshot: ReturnType<F['snapshot']>) =>
      commandActivity(snapshot ?? undefined, (current) => knownIn(current).id),
  }
  return {
    /** The life of a record, which learns how the record is now. */
    lifeOf(flows: Flows, record: State, actor: Actor): F {
      const state = toState(record)
      const flow = open(flows, state, actor)
      const snapshot = flow.snapshot() as ReturnType<F['snapshot']>
      // A resumed flow may remember an outdated record: it gets the list's state before the next request.
      if (!snapshot || !isSame(knownIn(snapshot), state)) flow.send(changed(state))
      return flow
    },
    ...givingCommands<EventOf<F>, Request>(commands),
    /** The activity of each record, by id; one without an entry is idle. */
    useActivity: (flows: RunningFlows): Activity<Command> => useFlowActivity<F, Command>(flows, shown),
  }
}
