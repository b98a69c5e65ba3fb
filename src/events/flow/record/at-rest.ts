import { type AnyMachineSnapshot, type AnyStateMachine, getStateNodes } from 'xstate'
import type { FlowState } from './entry'

/** Whether a flow in this state can have something under way. A state the machine no longer knows counts: reading the stream decides. */
export const mayBeUnderWay = (machine: AnyStateMachine, state: FlowState): boolean => {
  try {
    return getStateNodes(machine.root, state).some((node) => node.invoke.length > 0 || node.after.length > 0)
  } catch {
    return true
  }
}

/** Whether a machine waits only for an event: no service runs in its state, and no timer. */
export const waitsForEvent = (machine: AnyStateMachine, { status, value }: AnyMachineSnapshot): boolean =>
  status === 'active' && !mayBeUnderWay(machine, value)
