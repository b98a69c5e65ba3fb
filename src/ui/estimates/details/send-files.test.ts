import { expect, it } from 'vitest'
import { failureFrom } from '@/domain/failure'
import { sendFiles } from './send-files'

const named = (name: string) => new File(['content'], name)

it('as many files are sent as there is room for; each of the others says why it was not added', async () => {
  const files = ['gate.png', 'notes.docx', 'plan.pdf', 'late.pdf'].map(named)
  const sent: string[] = []
  const done = await sendFiles(files, 18, async ({ name }) => {
    sent.push(name)
    if (name === 'notes.docx') return { ok: false, failure: failureFrom({ status: 415, transport: 'Not a photo.' }) }
    return { ok: true, id: `id-${name}` }
  })
  expect({ sent, ...done }).toEqual({
    sent: ['gate.png', 'notes.docx', 'plan.pdf'],
    ids: ['id-gate.png', 'id-plan.pdf'],
    problems: [
      'Not a photo.',
      '“late.pdf” was not added. An estimate has 20 files at most. Remove one to add another.',
    ],
  })
})
