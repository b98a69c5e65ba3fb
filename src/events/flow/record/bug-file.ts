import * as v from 'valibot'
import { UnreadableFile } from '../../log'
import { formatOf, parseJson } from '../../log/log-file'
import { type FlowEntry, readFlowEntry } from './entry'

const MOST_ENTRIES = 100_000

type BugFile = { flow: string; version: string; entries: FlowEntry[] }

const bugFileOf = (product: string) =>
  v.object({
    format: v.literal(formatOf(product, 'flow')),
    flow: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    version: v.pipe(v.string(), v.maxLength(40)),
    entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_ENTRIES)),
  })

/** Entries are written without their positions in this browser's log. */
export const writeBugFile = (product: string, { flow, version, entries }: BugFile): string =>
  JSON.stringify({ format: formatOf(product, 'flow'), flow, version, entries: entries.map(readFlowEntry) }, null, 1)

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

/** Throws UnreadableFile with the reason. */
export const readBugFile = (product: string, text: string): BugFile => {
  const parsed = v.safeParse(bugFileOf(product), parseJson(text))
  if (!parsed.success) throw new UnreadableFile(`The file is not a recorded flow of ${product}.`)
  const { flow, version, entries } = parsed.output
  const read = entries.map(readEntry)
  if (new Set(read.map(({ stream }) => stream)).size > 1) throw new UnreadableFile('The file mixes several flows.')
  return { flow, version, entries: read }
}
