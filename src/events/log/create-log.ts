import { type Channel, newsDesk } from './channel'
import { UnreadableEntry } from './errors'
import type { EventLog, LogEntry, Stored, UnreadableReport } from './log'
import type { LogStore, RawEntry } from './store'
import { readLogFile, writeLogFile } from './transfer'

type Parts<E> = {
  read: (raw: unknown) => E
  channel: Channel | null
  onUnreadable?: (report: UnreadableReport) => void
}

/** So many entries are taken from the store at a time. */
const CHUNK = 5_000

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const textOr = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOr = (value: unknown) => (typeof value === 'number' ? value : null)

/** The log over a store: gives entries their meaning back, and tells who listens. */
export const createLog = <E extends LogEntry>(
  store: LogStore,
  { read, channel, onUnreadable }: Parts<E>,
): EventLog<E> => {
  const desk = newsDesk(channel)
  const understand = (raw: RawEntry): Stored<E> => ({ ...read(raw), position: raw.position })

  const understandAll = (raws: readonly RawEntry[], stream: string) =>
    raws.map((raw) => {
      try {
        return understand(raw)
      } catch (error) {
        throw new UnreadableEntry(stream, numberOr(raw.seq) ?? -1, reasonOf(error))
      }
    })

  const understandMost = (raws: readonly RawEntry[]) =>
    raws.flatMap((raw) => {
      try {
        return [understand(raw)]
      } catch (error) {
        const { position, stream, seq } = raw
        onUnreadable?.({ position, stream: textOr(stream), seq: numberOr(seq), reason: reasonOf(error) })
        return []
      }
    })

  /** Goes on until `limit` entries are understood, so that a page is short only at the end. */
  const page = async (limit: number, fetch: (last: number | null, limit: number) => Promise<RawEntry[]>) => {
    const found: Stored<E>[] = []
    let last: number | null = null
    while (found.length < limit) {
      const wanted = Math.min(CHUNK, limit - found.length)
      const raws: RawEntry[] = await fetch(last, wanted)
      for (const entry of understandMost(raws)) found.push(entry)
      last = raws.at(-1)?.position ?? null
      if (last === null || raws.length < wanted) break
    }
    return found
  }

  const append = async (entries: readonly E[], durability: 'relaxed' | 'strict'): Promise<Stored<E>[]> => {
    if (entries.length === 0) return []
    const first = await store.append(entries, durability)
    desk.publish([...new Set(entries.map(({ stream }) => stream))], first + entries.length - 1)
    return entries.map((entry, index) => ({ ...entry, position: first + index }))
  }

  const entriesOf = async (streams: readonly string[] | undefined) => {
    if (!streams) return page(Number.POSITIVE_INFINITY, (last, limit) => store.after(last ?? 0, limit))
    const lists = await Promise.all(streams.map(async (stream) => understandAll(await store.stream(stream, 0), stream)))
    return lists.flat().sort((a, b) => a.position - b.position)
  }

  return {
    get kind() {
      return store.kind
    },
    append: (entries, options) => append(entries, options?.durability ?? 'relaxed'),
    read: async (stream, fromSeq = 0) => understandAll(await store.stream(stream, fromSeq), stream),
    readStreamBefore: async (stream, seq, limit) => understandAll(await store.streamBefore(stream, seq, limit), stream),
    readAfter: (position, limit = Number.POSITIVE_INFINITY) =>
      page(limit, (last, wanted) => store.after(last ?? position, wanted)),
    readBefore: (position, limit) => page(limit, (last, wanted) => store.before(last ?? position, wanted)),
    lastSeq: async (stream) => (await store.info(stream))?.lastSeq ?? -1,
    lastPosition: () => store.lastPosition(),
    streams: (prefix = '') => store.infos(prefix),
    quarantine: (stream, reason, seq) => store.quarantine(stream, { reason, seq }),
    end: (stream) => store.end(stream),
    keepSnapshot: (name, value) => store.keepSnapshot(name, value),
    readSnapshot: (name) => store.readSnapshot(name),
    exportStreams: async (streams) => writeLogFile(await entriesOf(streams)),
    importEntries: (text) => Promise.resolve(text).then((given) => append(readLogFile(given, read), 'relaxed')),
    async clear() {
      await store.clear()
      desk.publish([], 0)
    },
    subscribe: desk.subscribe,
    close() {
      desk.close()
      store.close()
    },
  }
}
