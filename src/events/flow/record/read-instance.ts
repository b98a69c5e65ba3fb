import type { FlowDefinition, FlowEnvironment, FlowQuarantine } from '../flow'
import { type Folded, isUnderWay } from '../resume/fold'
import { follow, readStream } from './history'

export type Instance = {
  folded: Folded | null
  nextSeq: number
  isUnderWay: boolean
}

type Read = Instance | FlowQuarantine | null

/** A stream to continue, a reason to quarantine it, or null when it has ended. */
export const readInstance = async (env: FlowEnvironment, definition: FlowDefinition, stream: string): Promise<Read> => {
  const { entries, problem } = await readStream(env.log, stream)
  if (entries.length === 0 && !problem) return { folded: null, nextSeq: 0, isUnderWay: false }
  const followed = problem ?? follow(definition, entries, env.toFailure)
  if (!followed.ok) {
    const { reason, seq } = followed
    await env.log.quarantine(stream, reason, seq)
    const quarantine = { stream, reason, seq }
    env.onQuarantine(quarantine)
    return quarantine
  }
  const { folded } = followed
  if (folded.snapshot.status === 'active') return { folded, nextSeq: entries.length, isUnderWay: isUnderWay(folded) }
  await env.log.end(stream)
  return null
}
