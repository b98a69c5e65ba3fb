import { expect, it } from 'vitest'
import { createVault } from './entry-data'

const gone = { message: 'Please type it again', status: 0, details: { code: 'secret_gone' } }

const vault = () => {
  let handles = 0
  return createVault(() => `handle-${++handles}`, gone)
}

it('gives a handle for a secret, and the secret for its handle', () => {
  const { keep, reveal } = vault()
  const [password, card] = [keep('hunter2'), keep('4242')]
  expect([password, card]).toEqual([{ $secret: 'handle-1' }, { $secret: 'handle-2' }])
  expect([reveal(password), reveal(card)]).toEqual(['hunter2', '4242'])
})

it('asks for a secret again once it is forgotten, or was never known', () => {
  const { keep, reveal, forget } = vault()
  const password = keep('hunter2')
  forget(password)
  for (const handle of [password, { $secret: 'from before the reload' }]) {
    try {
      reveal(handle)
      expect.unreachable()
    } catch (error) {
      expect(error).toEqual(gone)
      expect(error).not.toBe(gone)
    }
  }
})
