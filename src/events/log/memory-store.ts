import { admit } from './admit'
import type { StreamInfo } from './log'
import { type LogStore, newStream, type RawEntry, type StoreContents } from './store'

/** Keeps the entries in memory; can take over what another store held. Values are copied in and out, as a disk would. */
export const memoryStore = (from: StoreContents = { entries: [], streams: [], snapshots: [] }): LogStore => {
  let entries: RawEntry[] = from.entries
  const byStream = new Map<string, RawEntry[]>()
  const infos = new Map(from.streams.map((info) => [info.stream, info]))
  const snapshots = new Map(from.snapshots)

  const file = (entry: RawEntry) => {
    if (typeof entry.stream !== 'string') return
    const own = byStream.get(entry.stream)
    if (own) own.push(entry)
    else byStream.set(entry.stream, [entry])
  }
  entries.forEach(file)

  const last = () => entries.at(-1)?.position ?? 0
  const ofStream = (stream: string) => byStream.get(stream) ?? []
  const note = (stream: string, part: Partial<StreamInfo>) =>
    infos.set(stream, { ...(infos.get(stream) ?? newStream(stream)), ...part })
  // Positions have no gaps, so a place in the list is a subtraction.
  const indexAfter = (position: number) => Math.max(0, position + 1 - (entries[0]?.position ?? 1))

  return {
    kind: 'memory',
    async append(added, _durability) {
      const touched = admit(added, (stream) => infos.get(stream))
      const first = last() + 1
      const copies = added.map((entry, index) => ({ ...structuredClone(entry), position: first + index }))
      for (const copy of copies) {
        entries.push(copy)
        file(copy)
      }
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
    lastPosition: async () => last(),
    info: async (stream) => infos.get(stream),
    infos: async (prefix) =>
      [...infos.values()]
        .filter(({ stream }) => stream.startsWith(prefix))
        .sort((a, b) => (a.stream < b.stream ? -1 : 1)),
    async quarantine(stream, quarantine) {
      note(stream, { quarantine })
    },
    async end(stream) {
      note(stream, { ended: true })
    },
    async keepSnapshot(name, value) {
      snapshots.set(name, structuredClone(value))
    },
    readSnapshot: async (name) => structuredClone(snapshots.get(name)),
    contents: async () =>
      structuredClone({ entries, streams: [...infos.values()], snapshots: [...snapshots.entries()] }),
    async clear() {
      entries = []
      byStream.clear()
      infos.clear()
      snapshots.clear()
    },
    close() {},
  }
}
