import { expect, it } from 'vitest'
import { failureFrom } from '@/domain/failure'
import { sendFiles } from './send-files'

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
    ids: ['id-gate.png', 'id-plan.pdf'],
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
