import { expect, it } from 'vitest'
import { keysIn } from '@/domain/record/drafts'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { createPendingWrites } from './pending-writes'

const AT = 'draft.1.sent'
const REPEAT = ['job', 'repeat', 15, { rhythm: 'weekly', count: 3 }]

const setUp = ({ dies = false } = {}) => {
  const storage = memoryStorage()
  const held = new Set<string>()
  const open = () => {
    const own = new Set<string>()
    const tab = createPendingWrites({
      storage,
      prefix: AT,
      clock: { now: () => 1_000 },
      locks: {
        async tryHold(name) {
          if (held.has(name)) return null
          held.add(name)
          own.add(name)
          return () => void held.delete(name)
        },
        async whenFree(name) {
          if (!dies) throw new DOMException('It is still held', 'TimeoutError')
          held.delete(name)
        },
      },
    })
    return { ...tab, close: () => own.forEach((name) => void held.delete(name)) }
  }
  const recoveredIn = async (tab: ReturnType<typeof open>) =>
    (await tab.recover()).map(({ write, key, at }) => [write, key, at])
  const leave = async (at?: number) => {
    const closed = open()
    await closed.keep(REPEAT, 'k1', at)
    closed.close()
  }
  return { storage, open, leftIn: recoveredIn, leave }
}

it('finds what a closed tab had on its way, and nothing that was answered', async () => {
  const { open, leftIn } = setUp()
  const closed = open()
  await closed.keep(REPEAT, 'k1')
  const answered = await closed.keep(['job', 'edit', 15], 'k2')
  answered()
  closed.close()
  expect(await leftIn(open())).toEqual([[REPEAT, 'k1', 1_000]])
})

it('leaves alone what an open tab has on its way', async () => {
  const { open, leftIn } = setUp()
  await open().keep(REPEAT, 'k1')
  expect(await leftIn(open())).toEqual([])
})

it('waits for what a tab that is being closed still has', async () => {
  const { open, leftIn } = setUp({ dies: true })
  await open().keep(REPEAT, 'k1')
  expect(await leftIn(open())).toEqual([[REPEAT, 'k1', 1_000]])
})

it('gives each to one tab, until it is forgotten or that tab is closed too', async () => {
  const { open, leftIn, leave } = setUp()
  await leave()
  const [first, second] = [open(), open()]
  const [interruptedWrite] = await first.recover()
  expect(await leftIn(second)).toEqual([])
  first.close()
  expect(await leftIn(second)).toEqual([[REPEAT, 'k1', 1_000]])
  interruptedWrite?.forget()
  second.close()
  expect(await leftIn(open())).toEqual([])
})

it('is as old as the first try under its key', async () => {
  const { open, leftIn, leave } = setUp()
  await leave(400)
  expect(await leftIn(open())).toEqual([[REPEAT, 'k1', 400]])
})

it('is not written again by a mark that comes after it was forgotten', async () => {
  const { open, leftIn, leave } = setUp()
  await leave()
  const tab = open()
  const [interruptedWrite] = await tab.recover()
  interruptedWrite?.forget()
  interruptedWrite?.acknowledge()
  tab.close()
  expect(await leftIn(open())).toEqual([])
})

it('knows on the next visit that the person who sent it was told', async () => {
  const { open, leave } = setUp()
  await leave()
  const acknowledged = async (tab: ReturnType<typeof open>) =>
    (await tab.recover()).map(({ isAcknowledged }) => isAcknowledged)
  const first = open()
  const [interruptedWrite] = await first.recover()
  interruptedWrite?.acknowledge()
  first.close()
  expect([interruptedWrite?.isAcknowledged, await acknowledged(open())]).toEqual([false, [true]])
})

it('drops what is damaged', async () => {
  const { storage, open, leftIn } = setUp()
  storage.setItem(`${AT}.k1`, '{')
  storage.setItem(`${AT}.k2`, '{"write":4}')
  storage.setItem('draft.1.job.4', '{}')
  expect(await leftIn(open())).toEqual([])
  expect(keysIn(storage)).toEqual(['draft.1.job.4'])
})

it('sends without keeping where the browser has no room', async () => {
  const { storage, open, leftIn } = setUp()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const tab = open()
  const answered = await tab.keep(REPEAT, 'k1')
  answered()
  expect(await leftIn(tab)).toEqual([])
})
