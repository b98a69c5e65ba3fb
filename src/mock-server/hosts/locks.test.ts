import { describe, expect, test } from 'vitest'
import { inProcess } from './locks'

describe('the lock of one process', () => {
  test('lets one in at a time, in the order they came, whatever becomes of those before', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    }
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inProcess('test', work(name))))
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      'a',
      'failed',
      'c',
    ])
  })

  test('keeps no one waiting for a lock of another name', async () => {
    let open: (value: string) => void = () => undefined
    const held = inProcess('held', () => new Promise<string>((resolve) => (open = resolve)))
    expect(await inProcess('free', async () => 'done')).toBe('done')
    open('released')
    expect(await held).toBe('released')
  })
})
