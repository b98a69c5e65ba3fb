import { expect, it } from 'vitest'
import type { Fact } from '@/domain/record/fact'
import { digestOf } from './digest'
import type { Store } from './store'

const factAt = (position: number): Fact => ({
  ...{ stream: `job/${position}`, seq: 1, at: 0, v: '3', type: 'job.created', cause: null, note: null, changes: [] },
  ...{ actor: { kind: 'system', name: 'Test' }, position },
})

/** Records the positions it is read from. */
const storeOf = (facts: Fact[]) => {
  const readFrom: number[] = []
  const store = {
    position: () => facts.at(-1)?.position ?? 0,
    history: {
      at: async (position: number) => facts.find((fact) => fact.position === position),
      async after(position: number) {
        readFrom.push(position)
        return facts.filter((fact) => fact.position > position)
      },
    },
  } as unknown as Store
  return { store, readFrom }
}

const counting = () =>
  digestOf<{ streams: string[] }>({
    begin: () => ({ streams: [] }),
    isAsked: () => true,
    follow: (digest, fact) => void digest.streams.push((fact as Fact).stream),
  })

it('reads all facts once, and from then on those that came since', async () => {
  const facts = [factAt(1), factAt(2)]
  const { store, readFrom } = storeOf(facts)
  const digest = counting()
  await digest(store)
  await digest(store)
  facts.push(factAt(3))
  expect([(await digest(store)).streams, readFrom]).toEqual([
    ['job/1', 'job/2', 'job/3'],
    [0, 2],
  ])
})

it('takes each fact once, however many ask at the same time', async () => {
  const { store, readFrom } = storeOf([factAt(1)])
  const digest = counting()
  const [one, two] = await Promise.all([digest(store), digest(store)])
  expect([one.streams, two.streams, readFrom]).toEqual([['job/1'], ['job/1'], [0]])
})

it('begins again when other facts were planted', async () => {
  const facts = [factAt(1), factAt(2)]
  const { store, readFrom } = storeOf(facts)
  const digest = counting()
  await digest(store)
  facts.splice(0, 2, factAt(7))
  expect([(await digest(store)).streams, readFrom]).toEqual([['job/7'], [0, 0]])
})
