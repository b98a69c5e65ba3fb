import { expect, it } from 'vitest'
import { createSendOnce } from './send-once'

/** Sends writes of which the answers to the first ones are lost; says under which keys they came. */
const setUp = ({ lost }: { lost: number }) => {
  let ids = 0
  let left = lost
  const keys: string[] = []
  const sendOnce = createSendOnce(() => `k${++ids}`)
  const send = (...asked: unknown[]) =>
    sendOnce(asked, async (key) => {
      keys.push(key)
      if (left-- > 0) throw new Error('no answer')
      return `done under ${key}`
    })
  return { send, keys }
}

it('answers with the key that the write went under', async () => {
  const { send } = setUp({ lost: 0 })
  expect(await send('client', 'edit', 4)).toEqual({ key: 'k1', answer: 'done under k1' })
})

it('sends the same write that failed under the key it had, until it is answered', async () => {
  const { send, keys } = setUp({ lost: 2 })
  const write = ['client', 'edit', 4, { phone: '512 555 0100' }]
  await expect(send(...write)).rejects.toEqual(new Error('no answer'))
  await expect(send(...write)).rejects.toEqual(new Error('no answer'))
  await send(...write)
  await send(...write)
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k2'])
})

it('gives another write another key, also beside one that failed', async () => {
  const { send, keys } = setUp({ lost: 1 })
  await expect(send('client', 'edit', 4)).rejects.toEqual(new Error('no answer'))
  await send('client', 'edit', 5)
  await send('client', 'remove', 4)
  await send('client', 'edit', 4)
  expect(keys).toEqual(['k1', 'k2', 'k3', 'k1'])
})

it('counts a double click as one write', async () => {
  const { send, keys } = setUp({ lost: 0 })
  await Promise.all([send('client', 'remove', 4), send('client', 'remove', 4)])
  expect(keys).toEqual(['k1', 'k1'])
})
