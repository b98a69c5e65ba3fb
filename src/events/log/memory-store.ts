import type { StreamInfo } from './log'
import { checkAppend, firstSeqs, type LogStore, newStream, type RawEntry, type StoreContents, withNote } from './store'

const NOTHING: StoreContents = { entries: [], streams: [], snapshots: [] }

/**
 * Keeps entries in memory, optionally continuing another store. Values are copied in and out, like on a disk. With `lost`, it replaces an
 * unreadable store: it continues after that position and accepts unknown streams at any `seq`, because the writer knows the position.
 */
export const memoryStore = (from = NOTHING, lost: { lastPosition: number } | null = null): LogStore => {
  let entries: RawEntry[] = [...from.entries]
  let lastPosition = entries.at(-1)?.position ?? lost?.lastPosition ?? 0
  const byStream = new Map<string, RawEntry[]>()
  const infos = new Map<string, StreamInfo>()
  const snapshots = new Map(from.snapshots)

  const addToStream = (entry: RawEntry) => {
    if (typeof entry.stream !== 'string') return
    const own = byStream.get(entry.stream)
    if (own) own.push(entry)
    else byStream.set(entry.stream, [entry])
  }
  entries.forEach(addToStream)
  // A stream without metadata is rebuilt from its entries.
  for (const [stream, own] of byStream) infos.set(stream, { ...newStream(stream), lastSeq: Number(own.at(-1)?.seq) })
  for (const info of from.streams) infos.set(info.stream, info)

  const ofStream = (stream: string) => byStream.get(stream) ?? []
  const update = (stream: string, part: Partial<StreamInfo>) =>
    infos.set(stream, { ...(infos.get(stream) ?? newStream(stream)), ...part })

  const indexAfter = (position: number) => {
    let [low, high] = [0, entries.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((entries[middle]?.position ?? 0) > position) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    kind: 'memory',
    async append(added, _durability, note, reserve) {
      const starts = lost ? firstSeqs(added) : new Map<string, number>()
      const infoOf = (stream: string) => {
        const start = starts.get(stream)
        return infos.get(stream) ?? (start === undefined ? undefined : { ...newStream(stream), lastSeq: start - 1 })
      }
      const touched = checkAppend(added, infoOf, structuredClone(note))
      const first = lastPosition + 1
      for (const entry of added) {
        lastPosition++
        const copy = { ...structuredClone(entry), position: lastPosition }
        entries.push(copy)
        addToStream(copy)
      }
      lastPosition += reserve
      for (const [stream, info] of touched) infos.set(stream, info)
      return first
    },
    stream: async (stream, fromSeq) =>
      structuredClone(ofStream(stream).filter(({ seq }) => typeof seq === 'number' && seq >= fromSeq)),
    streamBefore: async (stream, before, limit) =>
      structuredClone(
        ofStream(stream)
          .filter(({ seq }) => before === null || (typeof seq === 'number' && seq < before))
          .slice(-limit)
          .reverse(),
      ),
    async after(position, limit) {
      const start = indexAfter(position)
      return structuredClone(entries.slice(start, start + limit))
    },
    async before(position, limit) {
      const end = position === null ? entries.length : indexAfter(position - 1)
      return structuredClone(entries.slice(Math.max(0, end - limit), end).reverse())
    },
    lastPosition: async () => lastPosition,
    infosOf: async (streams) => streams.map((stream) => infos.get(stream)),
    infos: async (prefix) =>
      [...infos.values()]
        .filter(({ stream }) => stream.startsWith(prefix))
        .sort((a, b) => (a.stream < b.stream ? -1 : 1)),
    async note(stream, seq, note) {
      const info = infos.get(stream)
      if (info?.lastSeq === seq) infos.set(stream, withNote(info, structuredClone(note)))
    },
    async quarantine(stream, quarantine) {
      update(stream, { quarantine })
    },
    async end(stream) {
      update(stream, { ended: true, note: undefined })
    },
    async drop(streams) {
      const dropped = new Set<unknown>(streams)
      entries = entries.filter(({ stream }) => !dropped.has(stream))
      for (const stream of streams) {
        byStream.delete(stream)
        infos.delete(stream)
      }
    },
    async keepSnapshots(values) {
      for (const [name, value] of structuredClone(values))
        if (value === undefined) snapshots.delete(name)
        else snapshots.set(name, value)
    },
    readSnapshot: async (name) => structuredClone(snapshots.get(name)),
    readSnapshots: async (prefix, of) =>
      [...snapshots]
        .filter(([name]) => name.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => of(name, structuredClone(value))),
    async clear() {
      entries = []
      lastPosition = 0
      byStream.clear()
      infos.clear()
      snapshots.clear()
    },
    close() {},
  }
}
