import type { FlowDefinition, FlowEnvironment, FlowQuarantine } from '../flow'
import { lockOf } from './locks'
import type { Instance } from './read-instance'
import { parseStreamName, streamName, streamPrefix } from './stream-name'

export type Claim = Instance & {
  stream: string
  quarantine: FlowQuarantine | null
  release: () => void
}

/** Loads the history reader only when a stream exists; most sessions never need it. */
const readInstance = async (env: FlowEnvironment, definition: FlowDefinition, stream: string) => {
  if ((await env.log.lastSeq(stream)) < 0) return { folded: null, nextSeq: 0, isUnderWay: false }
  return (await import('./stored-streams')).readInstance(env, definition, stream)
}

export const claimStream = async (
  env: FlowEnvironment,
  definition: FlowDefinition,
  stream: string,
): Promise<Claim | FlowQuarantine | 'held' | null> => {
  const release = await env.locks.tryHold(lockOf(stream))
  if (!release) return 'held'
  let isClaimed = false
  try {
    const read = await readInstance(env, definition, stream)
    if (!read || !('folded' in read)) return read
    isClaimed = true
    return { ...read, stream, quarantine: null, release }
  } finally {
    if (!isClaimed) release()
  }
}

function* candidates(unfinished: readonly number[], highest: number): Generator<number> {
  yield* unfinished
  for (let instance = highest + 1; ; instance++) yield instance
}

/** Claims the newest unfinished instance of a key that no tab holds, else a new one. */
export const claimNewest = async (env: FlowEnvironment, definition: FlowDefinition, key: string): Promise<Claim> => {
  const flow = definition.name
  const instances = (await env.log.streams(streamPrefix(flow, key))).map((info) => ({
    isOver: info.ended || info.quarantine !== null,
    instance: parseStreamName(info.stream)?.instance ?? 0,
  }))
  const unfinished = instances.filter(({ isOver }) => !isOver).map(({ instance }) => instance)
  const highest = Math.max(0, ...instances.map(({ instance }) => instance))
  let quarantine: FlowQuarantine | null = null
  for (const instance of candidates(
    unfinished.sort((a, b) => b - a),
    highest,
  )) {
    const attempt = await claimStream(env, definition, streamName({ flow, key, instance }))
    if (attempt === 'held') continue
    if (attempt && 'release' in attempt) return { ...attempt, quarantine }
    quarantine ??= attempt
  }
  throw new RangeError('there is always a next instance')
}
