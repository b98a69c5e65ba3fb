import { type AnyStateMachine, getStateNodes } from 'xstate'
import type { EventLog } from '../log'
import type { FlowEntry, FlowState } from './entry'
import type { FlowDefinition } from './flow'
import { isImported, parseStreamName } from './stream-name'

/** A stream that may have been left with a service or a timer under way. */
type Unfinished = { stream: string; key: string; definition: FlowDefinition }

/** Whether a flow in this state can have something under way. A state the machine no longer knows counts: reading the stream decides. */
const mayBeUnderWay = (machine: AnyStateMachine, state: FlowState): boolean => {
  try {
    return getStateNodes(machine.root, state).some((node) => node.invoke.length > 0 || node.after.length > 0)
  } catch {
    return true
  }
}

const lastState = async (log: EventLog<FlowEntry>, stream: string): Promise<FlowState | null> => {
  try {
    const [last] = await log.readStreamBefore(stream, null, 1)
    return last?.state ?? null
  } catch {
    // Handled and reported when the stream is opened.
    return null
  }
}

/** The streams to check after a reload. Their last state tells, so that idle ones need not be folded. */
export const findUnfinished = async (
  log: EventLog<FlowEntry>,
  definitionOf: (flow: string) => FlowDefinition | undefined,
): Promise<Unfinished[]> => {
  const found: Unfinished[] = []
  for (const { stream, ended, quarantine } of await log.streams()) {
    const name = parseStreamName(stream)
    const definition = name ? definitionOf(name.flow) : undefined
    if (!name || !definition || ended || quarantine || isImported(name.key)) continue
    if (definition.resumes?.(name.key) === false) continue
    const state = await lastState(log, stream)
    if (state !== null && mayBeUnderWay(definition.machine, state)) found.push({ stream, key: name.key, definition })
  }
  return found
}
