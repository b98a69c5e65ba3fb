import { describe, expect, test, vi } from 'vitest'
import { once } from './once'

describe('work that is done once', () => {
  test('begins with the first who asks, and serves all who ask', async () => {
    const work = vi.fn(async () => 'done')
    const ask = once(work)
    expect(work).not.toHaveBeenCalled()
    expect([await Promise.all([ask(), ask()]), await ask()]).toEqual([['done', 'done'], 'done'])
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('is tried again after it failed', async () => {
    const work = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('offline'))
    const ask = once(work)
    await expect(ask()).rejects.toThrow('offline')
    expect(await ask()).toBe('done')
  })
})
