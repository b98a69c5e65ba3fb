import { UnreadableFile } from '../../log'
import type { FlowDefinition, FlowEnvironment, FlowInfo, FlowView } from '../flow'
import { readBugFile, writeBugFile } from './bug-file'
import { follow, readStream } from './history'
import { importedKey, isImported, parseStreamName, streamName, streamPrefix } from './stream-name'

type DefinitionOf = (flow: string) => FlowDefinition | undefined

/** Bug files contain their own stream names; longer keys are cut off. */
const LONGEST_KEY = 100

export const createArchive = (
  { log, toFailure }: Pick<FlowEnvironment, 'log' | 'toFailure'>,
  definitionOf: DefinitionOf,
) => ({
  /** Reads stream names only. */
  list: async (): Promise<FlowInfo[]> =>
    (await log.streams()).flatMap(({ stream, lastSeq, ended, quarantine }) => {
      const name = parseStreamName(stream)
      if (!name) return []
      const { flow, key } = name
      return [
        {
          stream,
          flow,
          key,
          lastSeq,
          ended,
          quarantine: quarantine && { stream, ...quarantine },
          imported: isImported(key),
        },
      ]
    }),

  async view(stream: string, upToSeq = Number.POSITIVE_INFINITY): Promise<FlowView> {
    const { entries, problem } = await readStream(log, stream)
    const shown = entries.filter(({ seq }) => seq <= upToSeq)
    const definition = definitionOf(parseStreamName(stream)?.flow ?? '')
    if (!definition) return { entries: shown, snapshot: null, problem: { seq: 0, reason: 'no such flow is known' } }
    const followed = follow(definition, shown, toFailure)
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
    return writeBugFile(log.product, { flow, version: definitionOf(flow)?.machine.version ?? '1', entries })
  },

  async importStream(text: string): Promise<string> {
    const { flow, entries } = readBugFile(log.product, text)
    if (!definitionOf(flow))
      throw new UnreadableFile(`This version of ${log.product} has no flow "${flow.slice(0, 40)}".`)
    const key = importedKey(parseStreamName(entries[0]?.stream ?? '')?.key ?? 'file').slice(0, LONGEST_KEY)
    const instances = (await log.streams(streamPrefix(flow, key))).map(
      (info) => parseStreamName(info.stream)?.instance ?? 0,
    )
    const stream = streamName({ flow, key, instance: Math.max(0, ...instances) + 1 })
    await log.append(entries.map((entry) => ({ ...entry, stream })))
    return stream
  },
})
