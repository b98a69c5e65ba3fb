import type { EventLog, StreamInfo } from '../../log'
import type { FlowDefinition } from '../flow'
import { mayBeUnderWay } from './at-rest'
import { type FlowEntry, type FlowState, isFlowState } from './entry'
import { isImported, parseStreamName } from './stream-name'

type Unfinished = { stream: string; key: string; definition: FlowDefinition }

/** Caches the result per state: thousands of flows rest in a handful of states. */
const memoizeUnderWay = () => {
  const answers = new Map<FlowDefinition, Map<string, boolean>>()
  return (definition: FlowDefinition, state: FlowState): boolean => {
    const own = answers.get(definition) ?? new Map<string, boolean>()
    answers.set(definition, own)
    const key = typeof state === 'string' ? state : JSON.stringify(state)
    const answer = own.get(key) ?? mayBeUnderWay(definition.machine, state)
    own.set(key, answer)
    return answer
  }
}

/** Earlier releases did not note the last state: read it once and note it. */
const readLastState = async (log: EventLog<FlowEntry>, { stream, lastSeq }: StreamInfo): Promise<FlowState | null> => {
  try {
    const [last] = await log.readStreamBefore(stream, null, 1)
    const state = last?.state ?? null
    await log.note(stream, lastSeq, state)
    return state
  } catch {
    // Reported when the stream is opened.
    return null
  }
}

/** Note on a stream with a non-empty outbox: it is resumed in any state. */
export type OutboxNote = { state: FlowState | null; kept: true }

const hasOutbox = (note: unknown): note is OutboxNote =>
  typeof note === 'object' && note !== null && 'kept' in note && note.kept === true

const isNoted = (note: unknown): note is FlowState | null => typeof note === 'string' || isFlowState(note)

export const findUnfinished = async (
  log: EventLog<FlowEntry>,
  definitionOf: (flow: string) => FlowDefinition | undefined,
): Promise<Unfinished[]> => {
  const found: Unfinished[] = []
  const isUnderWay = memoizeUnderWay()
  for (const info of await log.streams()) {
    const name = parseStreamName(info.stream)
    const definition = name ? definitionOf(name.flow) : undefined
    if (!name || !definition || info.ended || info.quarantine || isImported(name.key)) continue
    if (definition.resumes?.(name.key) === false) continue
    if (hasOutbox(info.note)) {
      found.push({ stream: info.stream, key: name.key, definition })
      continue
    }
    const state = isNoted(info.note) ? info.note : await readLastState(log, info)
    if (state !== null && isUnderWay(definition, state)) found.push({ stream: info.stream, key: name.key, definition })
  }
  return found
}
