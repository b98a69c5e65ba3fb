import type { AnyMachineSnapshot } from 'xstate'
import { type EventLog, UnreadableEntry } from '../../log'
import type { FlowDefinition, Upcaster } from '../flow'
import { Diverged, type Folded, fold } from '../resume/fold'
import type { FlowEntry } from './entry'
import type { ToFailure } from './entry-data'

class NoUpcaster extends Error {
  override readonly name = 'NoUpcaster'
  constructor(
    readonly seq: number,
    readonly from: string,
  ) {
    super(`nothing reads version ${from}`)
  }
}

/** Converts entries to version `target`, keeping the original `seq`. Throws NoUpcaster. */
export const upcast = (
  entries: readonly FlowEntry[],
  target: string,
  upcasters: readonly Upcaster[] = [],
): FlowEntry[] => {
  const lift = (entry: FlowEntry): FlowEntry[] => {
    if (entry.v === target) return [entry]
    const upcaster = upcasters.find(({ from }) => from === entry.v)
    if (!upcaster) throw new NoUpcaster(entry.seq, entry.v)
    return upcaster.up(entry).flatMap((lifted) => lift({ ...lifted, seq: entry.seq, v: upcaster.to }))
  }
  return entries.flatMap(lift)
}

export type Problem = { ok: false; seq: number; reason: string; lastGood: AnyMachineSnapshot | null }
export type Followed = { ok: true; folded: Folded }

/** Replays entries with the current machine. Any doubt is a problem. */
export const follow = (
  { machine, upcasters, outbox }: FlowDefinition,
  entries: readonly FlowEntry[],
  toFailure: ToFailure,
): Followed | Problem => {
  const problem = (seq: number, reason: string, lastGood: AnyMachineSnapshot | null): Problem => ({
    ok: false,
    seq,
    reason,
    lastGood,
  })
  const gap = entries.findIndex(({ seq }, index) => seq !== index)
  if (gap >= 0) return problem(gap, `entry ${gap} is missing`, null)
  try {
    return {
      ok: true,
      folded: fold(machine, upcast(entries, machine.version ?? '1', upcasters), toFailure, outbox?.track()),
    }
  } catch (error) {
    if (error instanceof Diverged) return problem(error.seq, error.reason, error.lastGood)
    if (error instanceof NoUpcaster) return problem(error.seq, error.message, null)
    // An upcaster or the machine failed on unexpected data.
    return problem(0, error instanceof Error ? error.message : String(error), null)
  }
}

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
