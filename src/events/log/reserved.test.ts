import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { noteAt as entry, type Note, readNote as read } from '../../../tests/fixtures/note'
import { type EventLog, openLog } from '.'
import type { LogChange } from './log'
import { memoryLog } from './memory'

const product = 'Groundwork'
const opened: EventLog<Note>[] = []
afterEach(() => {
  for (const log of opened.splice(0)) log.close()
})

let databases = 0
const kinds = {
  memory: async () => memoryLog<Note>({ product, read }),
  indexeddb: () => openLog<Note>({ name: `reserved-${databases++}`, product, read }),
}

const positionsOf = (entries: readonly { position: number }[]) => entries.map(({ position }) => position)

describe.each(Object.entries(kinds))('positions that are reserved in %s', (_kind, open) => {
  const withReserved = async () => {
    const log = await open()
    opened.push(log)
    const changes: LogChange[] = []
    log.subscribe((change) => changes.push(change))
    await log.append([entry('demo', 0)], { reserve: 3 })
    const next = await log.append([entry('job/1', 0), entry('demo', 1)])
    return { log, changes, next }
  }

  it('are given to no entry, and are in no answer', async () => {
    const { log, changes, next } = await withReserved()
    expect(positionsOf(next)).toEqual([5, 6])
    expect(changes.map(({ lastPosition }) => lastPosition)).toEqual([4, 6])
    expect(await log.lastPosition()).toBe(6)
    expect(positionsOf(await log.readAfter(0))).toEqual([1, 5, 6])
    expect(positionsOf(await log.readAfter(2, 1))).toEqual([5])
    expect(positionsOf(await log.readBefore(null, 10))).toEqual([6, 5, 1])
    expect(positionsOf(await log.readBefore(null, 10, (stream) => stream === 'demo'))).toEqual([6, 1])
  })

  it('end a reading that asks for no earlier ones', async () => {
    const { log } = await withReserved()
    expect(positionsOf(await log.readBefore(null, 10, undefined, 5))).toEqual([6, 5])
    expect(positionsOf(await log.readBefore(6, 10, (stream) => stream === 'demo', 2))).toEqual([])
  })

  it('are those of entries kept elsewhere, in the file of a log', async () => {
    const { log } = await withReserved()
    const beside = [2, 3, 4].map((position) => ({ ...entry('job/2', position - 2), position }))
    const { entries } = JSON.parse(await log.exportStreams(() => true, beside)) as { entries: { position: number }[] }
    expect(positionsOf(entries)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
