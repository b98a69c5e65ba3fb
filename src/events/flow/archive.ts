import { type EventLog, UnreadableFile } from '../log'
import { readBugFile, writeBugFile } from './bug-file'
import type { FlowDefinition } from './define-flow'
import type { FlowEntry } from './entry'
import type { FlowView } from './flow'
import { follow, readStream } from './history'
import { importedKey, parseStreamName, streamName, streamPrefix } from './stream-name'

type DefinitionOf = (flow: string) => FlowDefinition | undefined

/** Bug files carry names of their own making; longer ones are cut. */
const LONGEST_KEY = 100

/** What is stored, for looking at and carrying away. Starts nothing; loaded when it is asked for. */
export const flowArchive = (log: EventLog<FlowEntry>, definitionOf: DefinitionOf) => ({
  async view(stream: string, upToSeq = Number.POSITIVE_INFINITY): Promise<FlowView> {
    const { entries, problem } = await readStream(log, stream)
    const shown = entries.filter(({ seq }) => seq <= upToSeq)
    const definition = definitionOf(parseStreamName(stream)?.flow ?? '')
    if (!definition) return { entries: shown, snapshot: null, problem: { seq: 0, reason: 'no such flow is known' } }
    const followed = follow(definition, shown)
    if (!followed.ok) {
      const { lastGood, reason, seq } = followed
      return { entries: shown, snapshot: lastGood, problem: { reason, seq } }
    }
    const unreadable = problem && problem.seq <= upToSeq ? { reason: problem.reason, seq: problem.seq } : null
    return { entries: shown, snapshot: followed.folded.snapshot, problem: unreadable }
  },

  async exportStream(stream: string): Promise<string> {
    const { entries } = await readStream(log, stream)
    const flow = parseStreamName(stream)?.flow ?? stream
    return writeBugFile({ flow, version: definitionOf(flow)?.machine.version ?? '1', entries })
  },

  async importStream(text: string): Promise<string> {
    const { flow, entries } = readBugFile(text)
    if (!definitionOf(flow)) throw new UnreadableFile(`This version of Groundwork has no flow "${flow.slice(0, 40)}".`)
    const key = importedKey(parseStreamName(entries[0]?.stream ?? '')?.key ?? 'file').slice(0, LONGEST_KEY)
    const taken = (await log.streams(streamPrefix(flow, key))).map(
      (info) => parseStreamName(info.stream)?.instance ?? 0,
    )
    const stream = streamName({ flow, key, instance: Math.max(0, ...taken) + 1 })
    await log.append(entries.map((entry) => ({ ...entry, stream })))
    return stream
  },
})
