import { expect, it } from 'vitest'
import { sharingTexts } from './shared-texts'

it('leaves records as they are, with every text that is equal kept once', () => {
  const texts = { title: 'Sod repair', status: 'completed', notes: '' }
  const read = (): object[] =>
    JSON.parse(
      JSON.stringify([
        { id: 1, ...texts, crew: ['Luis'] },
        { id: 2, ...texts, crew: [] },
      ]),
    )
  const known: string[] = []
  const watched = (record: object) =>
    new Proxy(record, {
      set(target, name, value) {
        known.push(String(name))
        return Reflect.set(target, name, value)
      },
    })
  const share = sharingTexts()
  const shared = read().map(watched).map(share)
  expect(shared).toEqual(read())
  expect(known).toEqual(['title', 'status', 'notes'])
})
