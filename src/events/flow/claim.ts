import type { EventLog } from '../log'
import type { FlowEntry } from './entry'
import type { FlowDefinition, FlowEnvironment, FlowQuarantine } from './flow'
import type { Folded } from './fold'
import { follow, readStream } from './history'
import { isImported, parseStreamName, streamName, streamPrefix } from './stream-name'

/** A stream that only this tab may write. */
export type Claim = {
  stream: string
  /** Null when it is new. */
  folded: Folded | null
  nextSeq: number
  /** The stream that was quarantined on the way here. */
  quarantine: FlowQuarantine | null
  /** Gives the stream back to other tabs. */
  release: () => void
}

type Read = Pick<Claim, 'folded' | 'nextSeq'> | FlowQuarantine | null

/** What is in a stream: something to continue, a reason to quarantine it, or null when it has ended. */
const readInstance = async (env: FlowEnvironment, definition: FlowDefinition, stream: string): Promise<Read> => {
  const { entries, problem } = await readStream(env.log, stream)
  if (entries.length === 0 && !problem) return { folded: null, nextSeq: 0 }
  const followed = problem ?? follow(definition, entries, env.toFailure)
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

/** The lock that whoever writes a stream holds. */
export const lockOf = (stream: string): string => `flow:${stream}`

/** Claims one stream if no other tab has it (`held` when one has) and it can be continued. */
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

/** The unfinished instances of a key, newest first, then new ones without end. */
function* candidates(unfinished: readonly number[], highest: number): Generator<number> {
  yield* unfinished
  for (let instance = highest + 1; ; instance++) yield instance
}

/** Claims the newest unfinished instance of a key that no tab holds, else a new one. */
export const claimNewest = async (env: FlowEnvironment, definition: FlowDefinition, key: string): Promise<Claim> => {
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
    const attempt = await claimStream(env, definition, streamName({ flow, key, instance }))
    if (attempt === 'held') continue
    if (attempt && 'release' in attempt) return { ...attempt, quarantine }
    quarantine ??= attempt
  }
  throw new RangeError('there is always a next instance')
}

/** Where a stream's last entry is; null when it cannot be read. */
const lastPositionOf = async (log: EventLog<FlowEntry>, stream: string): Promise<number | null> => {
  try {
    return (await log.readStreamBefore(stream, null, 1))[0]?.position ?? null
  } catch {
    return null
  }
}

/** Drops the oldest streams of a flow beyond those it keeps. What cannot be read or is open in another tab stays. */
export const dropOldStreams = async (
  { log, locks }: Pick<FlowEnvironment, 'log' | 'locks'>,
  { name, keep = Number.POSITIVE_INFINITY }: FlowDefinition,
  isRunning: (stream: string) => boolean,
): Promise<void> => {
  const streams = (await log.streams(`${name}/`))
    .filter(({ quarantine, stream }) => !quarantine && !isRunning(stream))
    .map(({ stream }) => stream)
    .filter((stream) => !isImported(parseStreamName(stream)?.key ?? ''))
  if (streams.length <= keep) return
  const dated: { stream: string; position: number }[] = []
  for (const stream of streams) {
    const position = await lastPositionOf(log, stream)
    if (position !== null) dated.push({ stream, position })
  }
  const oldest = dated.sort((a, b) => b.position - a.position).slice(keep)
  const held = await Promise.all(
    oldest.map(async ({ stream }) => ({ stream, release: await locks.tryHold(lockOf(stream)) })),
  )
  try {
    await log.drop(held.filter(({ release }) => release).map(({ stream }) => stream))
  } finally {
    for (const { release } of held) release?.()
  }
}
