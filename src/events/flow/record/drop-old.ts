import type { EventLog } from '../../log'
import type { FlowDefinition, FlowEnvironment } from '../flow'
import type { FlowEntry } from './entry'
import { lockOf } from './locks'
import { isImported, parseStreamName } from './stream-name'

const lastPositionOf = async (log: EventLog<FlowEntry>, stream: string): Promise<number | null> => {
  try {
    return (await log.readStreamBefore(stream, null, 1))[0]?.position ?? null
  } catch {
    return null
  }
}

/** Drops streams beyond the flow's limit, oldest first. Unreadable streams and those open in another tab stay. */
export const dropOldStreams = async (
  { log, locks }: Pick<FlowEnvironment, 'log' | 'locks'>,
  { name, keep }: FlowDefinition,
  isRunning: (stream: string) => boolean,
): Promise<void> => {
  if (keep === undefined) return
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
