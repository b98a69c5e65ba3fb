import type { AnyMachineSnapshot } from 'xstate'
import { type EventLog, UnreadableEntry } from '../log'
import type { FlowDefinition } from './define-flow'
import type { FlowEntry } from './entry'
import { Diverged, type Folded, fold } from './fold'
import { NoUpcaster, upcast } from './upcast'

/** Where a stream cannot be followed any more, and the last state before that. */
export type Problem = { ok: false; seq: number; reason: string; lastGood: AnyMachineSnapshot | null }
export type Followed = { ok: true; folded: Folded }

/** Follows entries with the machine of today. Never guesses: a doubt is a problem. */
export const follow = (definition: FlowDefinition, entries: readonly FlowEntry[]): Followed | Problem => {
  const problem = (seq: number, reason: string, lastGood: AnyMachineSnapshot | null): Problem => ({
    ok: false,
    seq,
    reason,
    lastGood,
  })
  const gap = entries.findIndex(({ seq }, index) => seq !== index)
  if (gap >= 0) return problem(gap, `entry ${gap} is missing`, null)
  try {
    const { machine, upcasters } = definition
    return { ok: true, folded: fold(machine, upcast(entries, machine.version ?? '1', upcasters)) }
  } catch (error) {
    if (error instanceof Diverged) return problem(error.seq, error.reason, error.lastGood)
    if (error instanceof NoUpcaster) return problem(error.seq, error.message, null)
    // An upcaster or the machine itself failed on data it did not expect.
    return problem(0, error instanceof Error ? error.message : String(error), null)
  }
}

/** The entries of a stream as far as they can be read, and the problem with the first that cannot. */
export const readStream = async (
  log: EventLog<FlowEntry>,
  stream: string,
): Promise<{ entries: FlowEntry[]; problem: Problem | null }> => {
  try {
    return { entries: await log.read(stream), problem: null }
  } catch (error) {
    if (!(error instanceof UnreadableEntry)) throw error
    const entries = error.seq > 0 ? await log.readStreamBefore(stream, error.seq, error.seq) : []
    const reason = `entry ${error.seq} cannot be read`
    return { entries: entries.reverse(), problem: { ok: false, seq: error.seq, reason, lastGood: null } }
  }
}
