import { type Channel, createAppendFeed } from './append-feed'
import { UnreadableEntry } from './errors'
import type { EventLog, LogEntry, Stored, StreamInfo, UnreadableReport } from './log'
import { isEmptied, type LogStore, type RawEntry } from './store'

type Parts<E> = {
  product: string
  read: (raw: unknown) => E
  channel: Channel | null
  onUnreadable?: (report: UnreadableReport) => void
}

const CHUNK = 5_000

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const lastSeqIn = (info: StreamInfo | undefined) => info?.lastSeq ?? -1
const textOr = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOr = (value: unknown) => (typeof value === 'number' ? value : null)

/** Rarely used, so loaded on demand. */
const files = () => import('./log-file')

export const createLog = <E extends LogEntry>(
  store: LogStore,
  { product, read, channel, onUnreadable }: Parts<E>,
): EventLog<E> => {
  const feed = createAppendFeed(channel, () => store.kind === 'indexeddb')
  const parse = (raw: RawEntry): Stored<E> => ({ ...read(raw), position: raw.position })

  const parseAll = (raws: readonly RawEntry[], stream: string) =>
    raws.map((raw) => {
      try {
        return parse(raw)
      } catch (error) {
        throw new UnreadableEntry(stream, numberOr(raw.seq) ?? -1, reasonOf(error))
      }
    })

  const parseReadable = (raws: readonly RawEntry[]) =>
    raws.flatMap((raw) => {
      if (isEmptied(raw)) return []
      try {
        return [parse(raw)]
      } catch (error) {
        const { position, stream, seq } = raw
        const reason = reasonOf(error)
        onUnreadable?.({ kind: 'unreadable', position, stream: textOr(stream), seq: numberOr(seq), reason })
        return []
      }
    })

  /** Reads until `limit` entries are parsed, so that only the last page is short. */
  const page = async (
    limit: number,
    fetch: (last: number | null, limit: number) => Promise<RawEntry[]>,
    isWanted?: (stream: string) => boolean,
  ) => {
    const found: Stored<E>[] = []
    let last: number | null = null
    // Without growing steps, a sparse filter would scan the whole log one page at a time.
    let least = 0
    while (found.length < limit) {
      const step = Math.min(CHUNK, Math.max(limit - found.length, least))
      if (isWanted) least = 4 * step
      const raws: RawEntry[] = await fetch(last, step)
      const wanted = isWanted ? raws.filter(({ stream }) => isWanted(textOr(stream) ?? '')) : raws
      for (const raw of wanted) if (found.length < limit) found.push(...parseReadable([raw]))
      last = raws.at(-1)?.position ?? null
      if (last === null || raws.length < step) break
    }
    return found
  }

  const append: EventLog<E>['append'] = async (entries, { durability = 'relaxed', note, reserve = 0 } = {}) => {
    if (entries.length === 0) return []
    const first = await store.append(entries, durability, note, reserve)
    feed.publish([...new Set(entries.map(({ stream }) => stream))], first + entries.length - 1 + reserve)
    return entries.map((entry, index) => ({ ...entry, position: first + index }))
  }

  const everything = () => page(Number.POSITIVE_INFINITY, (last, limit) => store.after(last ?? 0, limit))

  const entriesOf = async (which: readonly string[] | ((stream: string) => boolean)) => {
    if (typeof which === 'function') return (await everything()).filter(({ stream }) => which(stream))
    const lists = await Promise.all(which.map(async (stream) => parseAll(await store.stream(stream, 0), stream)))
    return lists.flat()
  }

  return {
    get kind() {
      return store.kind
    },
    product,
    append,
    read: async (stream, fromSeq = 0) => parseAll(await store.stream(stream, fromSeq), stream),
    readStreamBefore: async (stream, seq, limit) => parseAll(await store.streamBefore(stream, seq, limit), stream),
    readAfter: (position, limit = Number.POSITIVE_INFINITY, isWanted) =>
      page(limit, (last, wanted) => store.after(last ?? position, wanted), isWanted),
    readBefore: (position, limit, isWanted, from = 1) =>
      page(
        limit,
        async (last, wanted) => (await store.before(last ?? position, wanted)).filter((raw) => raw.position >= from),
        isWanted,
      ),
    lastSeq: async (stream) => lastSeqIn((await store.infosOf([stream]))[0]),
    lastSeqs: async (streams) => (await store.infosOf(streams)).map(lastSeqIn),
    lastPosition: () => store.lastPosition(),
    streams: (prefix = '') => store.infos(prefix),
    note: (stream, seq, note) => store.note(stream, seq, note),
    quarantine: (stream, reason, seq) => store.quarantine(stream, { reason, seq }),
    end: (stream) => store.end(stream),
    async drop(streams) {
      if (streams.length === 0) return
      await store.drop(streams)
      feed.publish([...streams], await store.lastPosition())
    },
    keepSnapshot: (name, value) => store.keepSnapshots([[name, value]]),
    keepSnapshots: (values) => store.keepSnapshots(values),
    readSnapshot: (name) => store.readSnapshot(name),
    readSnapshots: (prefix, of) => store.readSnapshots(prefix, of),
    async exportStreams(which = () => true, beside = []) {
      const entries = [...(await entriesOf(which)), ...beside].sort((a, b) => a.position - b.position)
      return (await files()).writeLogFile(product, entries)
    },
    importEntries: async (text) => append((await files()).readLogFile(product, text, read)),
    async clear() {
      await store.clear()
      feed.publish([], 0)
    },
    subscribe: feed.subscribe,
    close() {
      feed.close()
      store.close()
    },
  }
}
