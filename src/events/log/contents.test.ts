import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Contents } from '.'
import { memoryContents } from './memory'
import { NoRoom, openContents } from './open-contents'

type Note = { name: string; kept: boolean }

afterEach(() => void vi.restoreAllMocks())

const bytes = (...values: number[]) => new Uint8Array(values)
let opened = 0

describe.each<[string, () => Promise<Contents<Note>>]>([
  ['on the disk', () => openContents<Note>(`contents-${opened++}`)],
  ['in memory', async () => memoryContents<Note>()],
])('contents %s', (_, open) => {
  it('are read as they were put, and their notes without them', async () => {
    const contents = await open()
    await contents.put('a', { name: 'gate', kept: false }, bytes(1, 2, 3))
    await contents.put('b', { name: 'lawn', kept: false }, bytes(4))
    await contents.annotate('a', { name: 'gate', kept: true })
    await contents.annotate('nothing', { name: 'none', kept: true })
    expect([await contents.read('a'), await contents.note('a'), await contents.read('nothing')]).toEqual([
      bytes(1, 2, 3),
      { name: 'gate', kept: true },
      undefined,
    ])
    await contents.drop(['b'])
    expect([...(await contents.notes())]).toEqual([['a', { name: 'gate', kept: true }]])
    await contents.clear()
    expect([[...(await contents.notes())], await contents.read('a')]).toEqual([[], undefined])
  })
})

describe('a disk', () => {
  it('keeps contents for the next page', async () => {
    const before = await openContents<Note>('contents-kept')
    await before.put('a', { name: 'gate', kept: false }, bytes(1))
    const after = await openContents<Note>('contents-kept')
    expect(await after.read('a')).toEqual(bytes(1))
  })

  it('that is full refuses a content, and keeps those it has', async () => {
    const contents = await openContents<Note>('contents-full')
    await contents.put('a', { name: 'gate', kept: false }, bytes(1))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await expect(contents.put('b', { name: 'lawn', kept: false }, bytes(2))).rejects.toEqual(new NoRoom())
    expect([[...(await contents.notes()).keys()], await contents.read('a')]).toEqual([['a'], bytes(1)])
  })

  it('that is refused is done without', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const contents = await openContents<Note>('contents-refused')
    await contents.put('a', { name: 'gate', kept: false }, bytes(1))
    expect(await contents.read('a')).toEqual(bytes(1))
  })
})
