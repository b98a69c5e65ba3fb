import type { FlowDefinition } from './define-flow'
import type { FlowEnvironment } from './environment'
import type { FlowQuarantine } from './flow'
import type { Folded } from './fold'
import { follow, readStream } from './history'
import { parseStreamName, streamName, streamPrefix } from './stream-name'

/** A stream that this tab may write. */
export type Instance = {
  stream: string
  /** Null when it is new. */
  folded: Folded | null
  nextSeq: number
  /** The stream that had to be put aside on the way here. */
  quarantine: FlowQuarantine | null
  /** Gives the stream back to other tabs. */
  release: () => void
}

type Read = Pick<Instance, 'folded' | 'nextSeq'> | FlowQuarantine | null

/** What is in a stream: something to go on with, a reason to put it aside, or null when it has ended. */
const readInstance = async (env: FlowEnvironment, definition: FlowDefinition, stream: string): Promise<Read> => {
  const { entries, problem } = await readStream(env.log, stream)
  if (entries.length === 0 && !problem) return { folded: null, nextSeq: 0 }
  const followed = problem ?? follow(definition, entries)
  if (!followed.ok) {
    const { reason, seq } = followed
    await env.log.quarantine(stream, reason, seq)
    const quarantine = { stream, reason, seq }
    env.onQuarantine(quarantine)
    return quarantine
  }
  if (followed.folded.snapshot.status === 'active') return { folded: followed.folded, nextSeq: entries.length }
  await env.log.end(stream)
  return null
}

type Attempt = Instance | FlowQuarantine | null

/** Takes one instance if no other tab has it and it can go on. */
export const takeExactly = async (
  env: FlowEnvironment,
  definition: FlowDefinition,
  stream: string,
): Promise<Attempt> => {
  const release = await env.locks.tryHold(`flow:${stream}`)
  if (!release) return null
  const read = await readInstance(env, definition, stream)
  if (read && 'folded' in read) return { ...read, stream, quarantine: null, release }
  release()
  return read
}

/** The unfinished instances of a key, newest first, then new ones without end. */
function* candidates(unfinished: readonly number[], highest: number): Generator<number> {
  yield* unfinished
  for (let instance = highest + 1; ; instance++) yield instance
}

/** Takes the newest unfinished instance of a key that no tab holds, else a new one. */
export const takeAny = async (env: FlowEnvironment, definition: FlowDefinition, key: string): Promise<Instance> => {
  const flow = definition.name
  const known = (await env.log.streams(streamPrefix(flow, key))).map((info) => ({
    isOver: info.ended || info.quarantine !== null,
    instance: parseStreamName(info.stream)?.instance ?? 0,
  }))
  const unfinished = known.filter(({ isOver }) => !isOver).map(({ instance }) => instance)
  const highest = Math.max(0, ...known.map(({ instance }) => instance))
  let quarantine: FlowQuarantine | null = null
  for (const instance of candidates(
    unfinished.sort((a, b) => b - a),
    highest,
  )) {
    const attempt = await takeExactly(env, definition, streamName({ flow, key, instance }))
    if (attempt && 'release' in attempt) return { ...attempt, quarantine }
    quarantine ??= attempt
  }
  throw new RangeError('there is always a next instance')
}
