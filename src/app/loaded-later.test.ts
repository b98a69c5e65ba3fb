import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { NOT_LOADED, OFFLINE } from '@/domain/record/failure'
import { loadedLater } from './loaded-later'

const service = () => {
  let loads = 0
  let isOffline = false
  const later = loadedLater(async () => {
    loads += 1
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module: /assets/late-jobs-1a2b.js')
    return {
      add: async (a: number, b: number) => a + b,
      texts: { join: async (...words: string[]) => words.join(' ') },
    }
  })
  const goOffline = (yes: boolean) => {
    isOffline = yes
  }
  return { later, loads: () => loads, goOffline }
}

describe('a service that loads later', () => {
  it('loads with its first call, and once', async () => {
    const { later, loads } = service()
    const { texts } = later
    expect(loads()).toBe(0)

    expect(await Promise.all([later.add(2, 3), texts.join('mow', 'edge')])).toEqual([5, 'mow edge'])
    expect(loads()).toBe(1)
  })

  it.each([
    [false, OFFLINE],
    [true, NOT_LOADED],
  ])(
    'fails a call whose code does not load in words for a person (with a network: %s), and loads with the next',
    async (onLine, failure) => {
      vi.stubGlobal('navigator', { onLine })
      onTestFinished(() => void vi.unstubAllGlobals())
      const { later, goOffline } = service()
      goOffline(true)
      await expect(later.add(2, 3)).rejects.toEqual(failure)

      goOffline(false)
      expect(await later.add(2, 3)).toBe(5)
    },
  )

  it('fails with what is wrong in the code itself', async () => {
    const wrong = new TypeError('plans is not a function')
    const later = loadedLater<{ add(): Promise<void> }>(() => Promise.reject(wrong))
    await expect(later.add()).rejects.toEqual(wrong)
  })

  it('is no promise', async () => {
    const { later } = service()
    expect(await Promise.resolve(later)).toBe(later)
  })
})
