import type { FlowEntry } from './entry'

/** Reads an entry of version `from` as none, one or several of version `to`; what lies on disk is never rewritten. */
export type Upcaster = { from: string; to: string; up: (entry: FlowEntry) => readonly FlowEntry[] }

/** The entry is of a version that no upcaster leads on from. */
export class NoUpcaster extends Error {
  override readonly name = 'NoUpcaster'
  constructor(
    readonly seq: number,
    readonly from: string,
  ) {
    super(`nothing reads version ${from}`)
  }
}

/** The entries as version `target` tells them. They keep the `seq` of the entry they come from. @throws NoUpcaster */
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
