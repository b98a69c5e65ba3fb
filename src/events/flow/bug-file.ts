import * as v from 'valibot'
import { UnreadableFile } from '../log'
import { parseJson } from '../log/transfer'
import { type FlowEntry, readFlowEntry } from './entry'

const FORMAT = 'groundwork-flow/1'

/** More than any flow a person has gone through; a file with more is not one of ours. */
const MOST_ENTRIES = 100_000

/** One flow's entries with what is needed to replay them elsewhere. */
export type BugFile = { flow: string; version: string; entries: FlowEntry[] }

const bugFile = v.object({
  format: v.literal(FORMAT),
  flow: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  version: v.pipe(v.string(), v.maxLength(40)),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_ENTRIES)),
})

/** The text of the file; of the entries only what belongs to them, not their place in this browser's log. */
export const writeBugFile = ({ flow, version, entries }: BugFile): string =>
  JSON.stringify({ format: FORMAT, flow, version, entries: entries.map(readFlowEntry) }, null, 1)

const readEntry = (raw: unknown, index: number): FlowEntry => {
  const wrong = () => new UnreadableFile(`Entry ${index + 1} of the file cannot be read.`)
  let entry: FlowEntry
  try {
    entry = readFlowEntry(raw)
  } catch {
    throw wrong()
  }
  if (entry.seq !== index || (entry.kind === 'init') !== (index === 0)) throw wrong()
  return entry
}

/** Reads somebody else's file. @throws UnreadableFile saying what is wrong with it. */
export const readBugFile = (text: string): BugFile => {
  const parsed = v.safeParse(bugFile, parseJson(text))
  if (!parsed.success) throw new UnreadableFile('The file is not a recorded flow of Groundwork.')
  const { flow, version, entries } = parsed.output
  const read = entries.map(readEntry)
  if (new Set(read.map(({ stream }) => stream)).size > 1) throw new UnreadableFile('The file mixes several flows.')
  return { flow, version, entries: read }
}
