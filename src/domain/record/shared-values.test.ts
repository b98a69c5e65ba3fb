import { expect, it } from 'vitest'
import { sharingValues } from './shared-values'

it('leaves records as they are, with every text that is equal kept once, and one empty list for all', () => {
  const texts = { title: 'Sod repair', status: 'completed', notes: '' }
  const read = (): object[] =>
    JSON.parse(
      JSON.stringify([
        { id: 1, ...texts, crew: ['Luis'], photos: [] },
        { id: 2, ...texts, crew: [], photos: [] },
      ]),
    )
  const writes: string[] = []
  const watched = (record: object) =>
    new Proxy(record, {
      set(target, name, value) {
        writes.push(String(name))
        return Reflect.set(target, name, value)
      },
    })
  const share = sharingValues()
  const shared = read().map(watched).map(share)
  expect(shared).toEqual(read())
  expect(writes).toEqual(['photos', 'title', 'status', 'notes', 'crew', 'photos'])
  expect(new Set(shared.map((record) => Reflect.get(record, 'photos'))).size).toBe(1)
})
