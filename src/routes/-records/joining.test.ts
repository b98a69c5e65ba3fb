import { expect, it } from 'vitest'
import { joining } from './joining'

const setUp = () => {
  const begun: string[] = []
  const ends: ((end: string) => void)[] = []
  const joined = joining<string>()
  const ask = (name: string, amount: number) =>
    joined([4, name, amount], () => {
      begun.push(`${name} ${amount}`)
      return new Promise((resolve) => ends.push(resolve))
    })
  return { begun, ask, end: (at: number, how: string) => ends[at]?.(how) }
}

it('has the same done once for all who ask meanwhile, and another beside it', async () => {
  const { begun, ask, end } = setUp()
  const results = [ask('refund', 500), ask('refund', 500), ask('refund', 600)]
  end(0, 'first')
  end(1, 'second')
  expect([await Promise.all(results), begun]).toEqual([
    ['first', 'first', 'second'],
    ['refund 500', 'refund 600'],
  ])
})

it('has it done anew once it has ended', async () => {
  const { begun, ask, end } = setUp()
  const first = ask('refund', 500)
  end(0, 'first')
  await first
  const again = ask('refund', 500)
  end(1, 'again')
  expect([await again, begun]).toEqual(['again', ['refund 500', 'refund 500']])
})
