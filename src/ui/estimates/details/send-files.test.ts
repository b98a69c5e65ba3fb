import { expect, it } from 'vitest'
import { failureFrom } from '@/domain/record/failure'
import { addSent, sendFiles } from './send-files'

const named = (name: string) => new File(['content'], name)

it('as many files are sent as there is room for; each of the others says why it was not added', async () => {
  const files = ['gate.png', 'notes.docx', 'plan.pdf', 'late.pdf'].map(named)
  const sent: string[] = []
  const done = await sendFiles(files, 18, async ({ name }) => {
    sent.push(name)
    if (name === 'notes.docx')
      return { ok: false, failure: failureFrom({ status: 415, transport: '“notes.docx” isn’t a photo.' }) }
    return { ok: true, id: `id-${name}` }
  })
  expect({ sent, ...done }).toEqual({
    sent: ['gate.png', 'notes.docx', 'plan.pdf'],
    arrived: ['gate.png', 'plan.pdf'].map((name) => ({ id: `id-${name}`, name })),
    problems: [
      '“notes.docx” isn’t a photo.',
      '“late.pdf” was not added. An estimate has 20 files at most. Remove one to add another.',
    ],
  })
})

it('a failure that is not about a file says which one it kept out, and claims of none that it is kept', async () => {
  const failing = (status: number, transport: string) => async () =>
    ({ ok: false, failure: failureFrom({ status, transport }) }) as const
  const problemOf = async (send: Parameters<typeof sendFiles>[2]) =>
    (await sendFiles([named('gate.png')], 0, send)).problems
  expect([
    await problemOf(failing(500, 'The server is having trouble.')),
    await problemOf(failing(0, 'You appear to be offline. We kept what you entered.')),
  ]).toEqual([
    ['“gate.png” was not added. The server is having trouble.'],
    ['“gate.png” was not added. You appear to be offline. Add it again once you’re online.'],
  ])
})

const estimateWith = (...rooms: number[]) => {
  const tries: string[][] = []
  const add = async (ids: readonly string[]) => {
    tries.push([...ids])
    const room = rooms[tries.length - 1] ?? 0
    if (ids.length <= room) return { ok: true } as const
    const body = { detail: 'An estimate has 20 files at most.', room }
    return { ok: false, failure: failureFrom({ status: 422, body }) } as const
  }
  return { add, tries }
}
const arrived = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `${id}.pdf` }))
const out = (name: string) => `“${name}.pdf” was not added. An estimate has 20 files at most.`

it('of files that someone else has left too little room for, as many are added as there is room, and the others named', async () => {
  const { add, tries } = estimateWith(3, 2, 2)
  expect(await addSent(arrived, add)).toEqual({ count: 2, outcome: { ok: true }, problems: [out('c'), out('d')] })
  expect(tries).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c'],
    ['a', 'b'],
  ])
})

it('where there is no room by then, none is asked for again', async () => {
  const { add, tries } = estimateWith(0)
  expect(await addSent(arrived, add)).toEqual({ count: 0, outcome: null, problems: ['a', 'b', 'c', 'd'].map(out) })
  expect(tries).toEqual([['a', 'b', 'c', 'd']])
})

it('what fails for another reason fails for all', async () => {
  const failed = { ok: false, failure: failureFrom({ status: 500 }) } as const
  expect(await addSent(arrived, async () => failed)).toEqual({ count: 4, outcome: failed, problems: [] })
})
