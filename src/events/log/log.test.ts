import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { noteAt as entry, type Note, readNote as read } from '../../../tests/fixtures/note'
import { Conflict, type EventLog, openLog, Quarantined, UnreadableEntry, UnreadableFile } from '.'
import type { LogChange, UnreadableReport } from './log'
import { memoryLog } from './memory'

const foreign = (stream: string, seq: number) => ({ ...entry(stream, seq), text: 7 }) as unknown as Note

const product = 'Groundwork'
let databases = 0
const opened: EventLog<Note>[] = []
const keep = (log: EventLog<Note>) => {
  opened.push(log)
  return log
}
afterEach(() => {
  for (const log of opened.splice(0)) log.close()
})

const kinds = {
  memory: async (onUnreadable?: (report: UnreadableReport) => void) =>
    keep(memoryLog<Note>({ product, read, ...(onUnreadable ? { onUnreadable } : {}) })),
  indexeddb: async (onUnreadable?: (report: UnreadableReport) => void) =>
    keep(
      await openLog<Note>({
        name: `contract-${databases++}`,
        product,
        read,
        ...(onUnreadable ? { onUnreadable } : {}),
      }),
    ),
}

describe.each(Object.entries(kinds))('the log in %s', (kind, open) => {
  it('says where it keeps its entries', async () => {
    expect((await open()).kind).toBe(kind)
  })

  it('gives entries of several streams one order from 1', async () => {
    const log = await open()
    const first = await log.append([entry('job/1', 0), entry('job/2', 0), entry('job/1', 1)])
    await log.append([entry('job/2', 1)])

    expect(first.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(await log.readAfter(0)).toEqual([
      { ...entry('job/1', 0), position: 1 },
      { ...entry('job/2', 0), position: 2 },
      { ...entry('job/1', 1), position: 3 },
      { ...entry('job/2', 1), position: 4 },
    ])
    expect(await log.lastPosition()).toBe(4)
  })

  it('is empty at first', async () => {
    const log = await open()
    expect(await log.append([])).toEqual([])
    expect(await log.lastPosition()).toBe(0)
    expect(await log.lastSeq('job/1')).toBe(-1)
    expect(await log.read('job/1')).toEqual([])
    expect(await log.readStreamBefore('job/1', null, 10)).toEqual([])
    expect(await log.readBefore(null, 10)).toEqual([])
    expect(await log.streams()).toEqual([])
    expect(await log.readSnapshot('db')).toBeUndefined()
  })

  it('reads a stream from a place on, and its newest entries page by page', async () => {
    const log = await open()
    await log.append([0, 1, 2, 3, 4].map((seq) => entry('job/1', seq)))
    await log.append([entry('job/10', 0)])

    const seqs = (entries: Note[]) => entries.map(({ stream, seq }) => `${stream}#${seq}`)
    expect(seqs(await log.read('job/1', 3))).toEqual(['job/1#3', 'job/1#4'])
    expect(seqs(await log.readStreamBefore('job/1', null, 2))).toEqual(['job/1#4', 'job/1#3'])
    expect(seqs(await log.readStreamBefore('job/1', 3, 2))).toEqual(['job/1#2', 'job/1#1'])
    expect(seqs(await log.readStreamBefore('job/1', 1, 2))).toEqual(['job/1#0'])
    expect(await log.readStreamBefore('job/1', 0, 2)).toEqual([])
    expect(await log.lastSeq('job/1')).toBe(4)
  })

  it('pages through everything in both directions', async () => {
    const log = await open()
    await log.append([0, 1, 2, 3, 4].map((seq) => entry('job/1', seq)))
    const positions = (entries: { position: number }[]) => entries.map(({ position }) => position)

    expect(positions(await log.readAfter(1, 2))).toEqual([2, 3])
    expect(positions(await log.readAfter(3, 5))).toEqual([4, 5])
    expect(await log.readAfter(5, 5)).toEqual([])
    expect(positions(await log.readBefore(null, 2))).toEqual([5, 4])
    expect(positions(await log.readBefore(4, 2))).toEqual([3, 2])
    expect(positions(await log.readBefore(2, 5))).toEqual([1])
    expect(await log.readBefore(1, 5)).toEqual([])
  })

  it('refuses a place that is taken or comes too early, and then adds none of the batch', async () => {
    const log = await open()
    await log.append([entry('job/1', 0)])

    await expect(log.append([entry('job/2', 0), entry('job/1', 0, 'late')])).rejects.toEqual(new Conflict('job/1', 0))
    await expect(log.append([entry('job/1', 2)])).rejects.toEqual(new Conflict('job/1', 2))

    expect(await log.readAfter(0)).toEqual([{ ...entry('job/1', 0), position: 1 }])
    const [next] = await log.append([entry('job/2', 0)], { durability: 'strict' })
    expect(next?.position).toBe(2)
  })

  it('lets one of two writers of the same place win', async () => {
    const log = await open()
    const results = await Promise.allSettled([
      log.append([entry('job/1', 0, 'first')]),
      log.append([entry('job/1', 0, 'second')]),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await log.read('job/1')).map(({ text }) => text)).toEqual(['first'])
  })

  it('is not altered through what it was given or has given out', async () => {
    const log = await open()
    const original = entry('job/1', 0, 'as written')
    await log.append([original])
    original.text = 'altered before'
    for (const out of await log.read('job/1')) out.text = 'altered after'
    expect((await log.read('job/1')).map(({ text }) => text)).toEqual(['as written'])
  })

  it('lists streams by name, and what it knows of each', async () => {
    const log = await open()
    await log.append([entry('job/2', 0), entry('job/1', 0), entry('invoice/1', 0), entry('job/1', 1)])
    await log.quarantine('job/1', 'diverged', 1)
    await log.end('job/2')

    expect(await log.streams('job/')).toEqual([
      { stream: 'job/1', lastSeq: 1, quarantine: { reason: 'diverged', seq: 1 }, ended: false },
      { stream: 'job/2', lastSeq: 0, quarantine: null, ended: true },
    ])
    expect((await log.streams()).map(({ stream }) => stream)).toEqual(['invoice/1', 'job/1', 'job/2'])
  })

  it('knows of thousands of streams at once what it knows of one', async () => {
    const log = await open()
    const streams = Array.from({ length: 1_000 }, (_, index) => `client/${index}`)
    await log.append(streams.slice(0, 900).map((stream) => entry(stream, 0)))
    await log.append([entry('client/7', 1), entry('between/8', 0), entry('client/70', 1)])
    const last = await log.lastSeqs(streams)
    expect([last.slice(6, 9), last[70], last[899], last[900], last.length]).toEqual([[0, 1, 0], 1, 0, -1, 1_000])
    await log.append(streams.map((stream, index) => entry(stream, (last[index] ?? -1) + 1)))
    await expect(log.append(streams.map((stream) => entry(stream, 1)))).rejects.toBeInstanceOf(Conflict)
    expect(await log.lastSeqs(['client/7', 'client/8', 'client/950'])).toEqual([2, 1, 0])
  })

  it('keeps what a stream’s writer noted with its newest entry, and nothing of older ones', async () => {
    const log = await open()
    const notes = async () => (await log.streams()).map(({ stream, note }) => [stream, note])
    const note = { waits: ['for a person'] }
    await log.append([entry('job/1', 0)], { note })
    await log.append([entry('job/2', 0)], { note: null })
    note.waits.push('altered afterwards')
    expect(await notes()).toEqual([
      ['job/1', { waits: ['for a person'] }],
      ['job/2', null],
    ])
    await log.append([entry('job/1', 1), entry('job/2', 1)])
    expect(await notes()).toEqual([
      ['job/1', undefined],
      ['job/2', undefined],
    ])
    await log.append([entry('job/1', 2)], { note: 'waits' })
    await log.end('job/1')
    expect(await notes()).toEqual([
      ['job/1', undefined],
      ['job/2', undefined],
    ])
  })

  it('takes a note afterwards, unless the stream has gone on', async () => {
    const log = await open()
    await log.append([entry('job/1', 0)])
    await log.append([entry('job/2', 0), entry('job/2', 1)])
    for (const stream of ['job/1', 'job/2', 'job/3']) await log.note(stream, 0, 'late')
    expect((await log.streams()).map(({ stream, lastSeq, note }) => [stream, lastSeq, note])).toEqual([
      ['job/1', 0, 'late'],
      ['job/2', 1, undefined],
    ])
  })

  it('keeps a quarantined stream as it is', async () => {
    const log = await open()
    await log.append([entry('job/1', 0)])
    await log.quarantine('job/1', 'diverged', 0)

    await expect(log.append([entry('job/1', 1)])).rejects.toEqual(new Quarantined('job/1', 'diverged'))
    expect(await log.read('job/1')).toEqual([{ ...entry('job/1', 0), position: 1 }])
  })

  it('shows a foreign entry to the readers of its stream only', async () => {
    const reports: UnreadableReport[] = []
    const log = await open((report) => reports.push(report))
    await log.append([entry('job/1', 0), foreign('job/1', 1), entry('job/2', 0), entry('job/2', 1)])

    const reason = 'Invalid type: Expected string but received 7'
    await expect(log.read('job/1')).rejects.toEqual(new UnreadableEntry('job/1', 1, reason))
    expect(await log.readStreamBefore('job/1', 1, 5)).toEqual([{ ...entry('job/1', 0), position: 1 }])
    expect((await log.read('job/2')).length).toBe(2)
    expect((await log.readAfter(0, 2)).map(({ position }) => position)).toEqual([1, 3])
    expect((await log.readBefore(null, 3)).map(({ position }) => position)).toEqual([4, 3, 1])
    expect(reports[0]).toEqual({ kind: 'unreadable', position: 2, stream: 'job/1', seq: 1, reason })
  })

  it('drops streams whole; other entries keep their positions, and none is used again', async () => {
    const log = await open()
    await log.append([entry('job/1', 0), entry('job/2', 0), entry('job/1', 1), entry('job/3', 0), entry('job/2', 1)])
    const heard: LogChange[] = []
    log.subscribe((change) => heard.push(change))

    await log.drop(['job/1', 'job/2', 'job/9'])
    await log.drop([])

    expect(heard).toEqual([{ streams: ['job/1', 'job/2', 'job/9'], lastPosition: 5, foreign: false }])
    expect(await log.lastPosition()).toBe(5)
    expect(await log.streams()).toEqual([{ stream: 'job/3', lastSeq: 0, quarantine: null, ended: false }])
    expect([await log.read('job/1'), await log.lastSeq('job/2')]).toEqual([[], -1])
    expect(await log.readAfter(0)).toEqual([{ ...entry('job/3', 0), position: 4 }])
    expect(await log.append([entry('job/1', 0, 'again')])).toEqual([{ ...entry('job/1', 0, 'again'), position: 6 }])
  })

  it('passes over the streams that no one wants, unread', async () => {
    const reports: UnreadableReport[] = []
    const log = await open((report) => reports.push(report))
    for (const seq of [0, 1, 2]) await log.append([entry('job/1', seq), entry('job/2', seq)])
    const wanted = async (limit: number, before: number | null = null) =>
      (await log.readBefore(before, limit, (stream) => stream === 'job/1')).map(({ position }) => position)
    expect([await wanted(10), await wanted(2), await wanted(2, 3)]).toEqual([[5, 3, 1], [5, 3], [1]])
    expect(await log.readAfter(2, 1, (stream) => stream === 'job/2')).toEqual([{ ...entry('job/2', 1), position: 4 }])
    expect(reports).toEqual([])
  })

  it('pages over the gaps that dropped streams leave', async () => {
    const reports: UnreadableReport[] = []
    const log = await open((report) => reports.push(report))
    for (const seq of [0, 1, 2, 3]) await log.append([entry('job/1', seq), entry('job/2', seq), entry('job/3', seq)])
    await log.drop(['job/2', 'job/3'])

    const positions = (entries: { position: number }[]) => entries.map(({ position }) => position)
    expect(positions(await log.readAfter(0))).toEqual([1, 4, 7, 10])
    expect(positions(await log.readAfter(4, 2))).toEqual([7, 10])
    expect(positions(await log.readAfter(5, 1))).toEqual([7])
    expect(positions(await log.readBefore(null, 2))).toEqual([10, 7])
    expect(positions(await log.readBefore(10, 2))).toEqual([7, 4])
    expect(positions(await log.readBefore(9, 5))).toEqual([7, 4, 1])
    expect(positions(await log.readStreamBefore('job/1', 3, 2))).toEqual([7, 4])
    expect(reports).toEqual([])
    const copy = await open()
    await copy.importEntries(await log.exportStreams())
    expect(positions(await copy.readAfter(0))).toEqual([1, 2, 3, 4])
  })

  it('keeps snapshots apart from the entries', async () => {
    const log = await open()
    await log.keepSnapshot('db', { position: 3, jobs: [{ id: 1 }] })
    await log.keepSnapshot('db', { position: 4, jobs: [] })
    expect(await log.readSnapshot('db')).toEqual({ position: 4, jobs: [] })
    expect(await log.lastPosition()).toBe(0)
  })

  it('keeps several snapshots at once, and removes those that are no more', async () => {
    const log = await open()
    await log.keepSnapshots([
      ['db', 1],
      ['db/jobs', [{ id: 1 }]],
      ['db/users', [{ id: 2 }]],
      ['other', 2],
    ])
    await log.keepSnapshots([
      ['db/jobs', [{ id: 3 }]],
      ['db/users', undefined],
    ])
    const read = await log.readSnapshots('db', (name, value) => [name, value])
    expect(read).toEqual([
      ['db', 1],
      ['db/jobs', [{ id: 3 }]],
    ])
    expect(await log.readSnapshots('nothing', String)).toEqual([])
  })

  it('keeps none of several snapshots when one of them can’t be kept', async () => {
    const log = await open()
    await log.keepSnapshots([
      ['db', 1],
      ['db/jobs', 'old'],
    ])
    const unkeepable = log.keepSnapshots([
      ['db', 2],
      ['db/jobs', () => 'a function has no copy'],
    ])
    await expect(unkeepable).rejects.toMatchObject({ name: 'DataCloneError' })
    expect(await log.readSnapshots('db', (_, value) => value)).toEqual([1, 'old'])
  })

  it('reads more snapshots than it takes from the store at a time, each under its name', async () => {
    const log = await open()
    const names = Array.from({ length: 20 }, (_, index) => `db/${index + 10}`)
    await log.keepSnapshots(names.map((name) => [name, { name }]))
    const read = await log.readSnapshots('db/', (name, value) => [name, value])
    expect(read).toEqual(names.map((name) => [name, { name }]))
  })

  it('starts over after it was cleared', async () => {
    const log = await open()
    await log.append([entry('job/1', 0), entry('job/1', 1)])
    await log.keepSnapshot('db', 1)
    await log.clear()

    expect(await log.streams()).toEqual([])
    expect(await log.readSnapshot('db')).toBeUndefined()
    const [again] = await log.append([entry('job/1', 0)])
    expect(again?.position).toBe(1)
  })

  it('notifies its listeners of what was added, until they stop', async () => {
    const log = await open()
    const heard: LogChange[] = []
    const stop = log.subscribe((change) => heard.push(change))
    await log.append([entry('job/1', 0), entry('job/2', 0), entry('job/1', 1)])
    await log.clear()
    stop()
    await log.append([entry('job/1', 0)])
    expect(heard).toEqual([
      { streams: ['job/1', 'job/2'], lastPosition: 3, foreign: false },
      { streams: [], lastPosition: 0, foreign: false },
    ])
  })

  it('carries everything, or some streams, into another log', async () => {
    const log = await open()
    await log.append([entry('job/1', 0), entry('job/2', 0), entry('job/1', 1)])

    const all = await open()
    await all.importEntries(await log.exportStreams())
    expect(await all.readAfter(0)).toEqual(await log.readAfter(0))

    const some = await open()
    await some.importEntries(await log.exportStreams(['job/1']))
    expect(await some.readAfter(0)).toEqual([
      { ...entry('job/1', 0), position: 1 },
      { ...entry('job/1', 1), position: 2 },
    ])
    expect(await log.exportStreams((stream) => stream !== 'job/2')).toBe(await log.exportStreams(['job/1']))
    await expect(all.importEntries(await log.exportStreams(['job/1']))).rejects.toEqual(new Conflict('job/1', 0))
  })

  it.each([
    ['no JSON', 'The file is not JSON.'],
    ['null', 'The file is not a log of Groundwork.'],
    ['{"format":"other/1","entries":[]}', 'The file is not a log of Groundwork.'],
    ['{"format":"groundwork-log/1","entries":[{"stream":"job/1"}]}', 'Entry 1 of the file cannot be read.'],
  ])('refuses the file %s', async (text, reason) => {
    const log = await open()
    await expect(log.importEntries(text)).rejects.toEqual(new UnreadableFile(reason))
    expect(await log.lastPosition()).toBe(0)
  })

  it('reads more than it takes from the store at a time', async () => {
    const log = await open()
    await log.append(Array.from({ length: 12_001 }, (_, seq) => entry('job/1', seq, '')))
    const positions = (await log.readAfter(0)).map(({ position }) => position)
    expect(positions).toEqual(Array.from({ length: 12_001 }, (_, index) => index + 1))
  })
})

describe('the log between tabs', () => {
  const tab = (name: string) => openLog<Note>({ name, product, read }).then(keep)

  it('is one log: what a tab adds, the others read and are notified of', async () => {
    const [here, there] = [await tab('tabs-1'), await tab('tabs-1')]
    const heard = new Promise<LogChange>((resolve) => there.subscribe(resolve))
    await here.append([entry('job/1', 0)])
    expect(await heard).toEqual({ streams: ['job/1'], lastPosition: 1, foreign: true })
    expect(await there.read('job/1')).toEqual([{ ...entry('job/1', 0), position: 1 }])
  })

  it('refuses the second of two tabs, and keeps every entry that was accepted', async () => {
    const tabs = [await tab('tabs-2'), await tab('tabs-2')]
    const write = async (log: EventLog<Note>, name: string) => {
      for (let written = 0; written < 20; ) {
        const seq = (await log.lastSeq('job/1')) + 1
        try {
          await log.append([entry('job/1', seq, name)])
          written++
        } catch (error) {
          expect(error).toEqual(new Conflict('job/1', seq))
        }
      }
    }
    await Promise.all(tabs.map((log, index) => write(log, `tab ${index}`)))
    const all = (await tabs[0]?.read('job/1')) ?? []
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, seq) => seq))
    expect(all.filter(({ text }) => text === 'tab 0').length).toBe(20)
  })
})
