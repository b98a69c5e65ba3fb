import { type AnyMachineSnapshot, type AnyStateMachine, getStateNodes } from 'xstate'
import type { FlowState } from './entry'

/** False when no service or timer can run in this state. Unknown states count as true, so that reading the stream decides. */
export const mayBeUnderWay = (machine: AnyStateMachine, state: FlowState): boolean => {
  try {
    return getStateNodes(machine.root, state).some((node) => node.invoke.length > 0 || node.after.length > 0)
  } catch {
    return true
  }
}

/** True when neither a service nor a timer runs in the state. */
export const waitsForEvent = (machine: AnyStateMachine, { status, value }: AnyMachineSnapshot): boolean =>
  status === 'active' && !mayBeUnderWay(machine, value)
