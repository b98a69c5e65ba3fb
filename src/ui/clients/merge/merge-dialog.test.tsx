// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { failureFrom } from '@/domain/record/failure'
import { Toaster } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { mounted } from '../../../../tests/fixtures/mounted'
import { client } from '../../../../tests/fixtures/records'
import { MergeDialog, type MergeDialogProps, type MergeSide } from './merge-dialog'

const AVERY: MergeSide = {
  client: { ...client, email: '' },
  brings: { properties: 1, jobs: 4, balance: null },
  joining: 0,
}
const AVE: MergeSide = {
  client: { ...client, id: 6, first_name: 'Ave', email: 'ave@example.com', phone: '1-800' },
  brings: { properties: 3, jobs: 12, balance: '$120.50' },
  joining: 0,
}

const AVERYS = 'Since Mar 1, 2024 · 512-555-0140 · 1 property and 4 jobs'
const AVES = 'Since Mar 1, 2024 · 1-800 · 3 properties, 12 jobs, and $120.50'

const opened = async (sides: MergeDialogProps['sides'], ...answers: Outcome[]) => {
  const sent: unknown[] = []
  let closed = 0
  const page = await mounted(
    <>
      <MergeDialog
        sides={sides}
        onMerge={async (merge) => {
          sent.push(merge)
          return answers.shift() ?? { ok: true }
        }}
        onClose={() => closed++}
      />
      <Toaster />
    </>,
  )
  const choices = () => [...document.querySelectorAll('label')]
  return {
    ...page,
    sent,
    closed: () => closed,
    chosen: () => choices().flatMap((label) => (label.querySelector('input')?.checked ? [label.textContent] : [])),
    choose: (legend: string, words: string) =>
      act(async () => {
        const group = [...document.querySelectorAll('fieldset')].find((each) => each.textContent.startsWith(legend))
        const label = [...(group?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
          textContent.startsWith(words),
        )
        label?.querySelector('input')?.click()
      }),
    says: (words: string) => vi.waitFor(() => expect(page.text()).toContain(words)),
  }
}

it('asks about what differs alone, suggests what the kept client has nothing of, and says what goes over', async () => {
  const { text, chosen } = await opened([AVERY, AVE])
  expect(text()).toContain(
    `Merge clients Two records of the same client become one. Keep Avery Stone ${AVERYS} Ave Stone ${AVES} Name Avery Stone Ave Stone ` +
      'Email Nothing ave@example.com Phone 512-555-0140 1-800 3 properties, 12 jobs, and $120.50 will move to the client you ' +
      'keep. The notes of both are kept, and the other client is deleted. Cancel Merge clients',
  )
  expect(chosen()).toEqual([`Avery Stone${AVERYS}`, 'Avery Stone', 'ave@example.com', '512-555-0140'])
})

it('says which properties become one', async () => {
  const { text } = await opened([AVERY, { ...AVE, joining: 1 }])
  expect(text()).toContain(
    '$120.50 will move to the client you keep. The property that both have at the same address becomes one. The notes',
  )
})

it('sends what was chosen, and offers one Undo', async () => {
  const undone = vi.fn(async (): Promise<Outcome> => ({ ok: true }))
  const { choose, press, says, sent, closed } = await opened([AVERY, AVE], { ok: true, undo: undone })
  await choose('Phone', '1-800')
  await press('Merge clients')
  expect([sent, closed()]).toEqual([[{ keep: 5, merge: 6, takes: ['email', 'phone'] }], 1])
  await says('Merged Ave Stone into Avery Stone')
  await press('Undo')
  expect(undone).toHaveBeenCalledTimes(1)
})

it('keeps the second client where that is chosen, with what was chosen by hand', async () => {
  const { choose, press, text, sent } = await opened([AVERY, AVE])
  await choose('Name', 'Ave Stone')
  await choose('Keep', 'Ave Stone')
  await choose('Phone', '512-555-0140')
  expect(text()).toContain('1 property and 4 jobs will move')
  await press('Merge clients')
  expect(sent).toEqual([{ keep: 6, merge: 5, takes: ['phone'] }])
})

it('keeps the choices when it is refused', async () => {
  const message = 'One of the two clients no longer exists. It may have been deleted or merged already.'
  const failure = failureFrom({ status: 404, transport: message })
  const { choose, press, says, sent, closed } = await opened([AVERY, AVE], { ok: false, failure })
  await choose('Name', 'Ave Stone')
  await press('Merge clients')
  await says(`Nothing was merged. ${message}`)
  expect(closed()).toBe(0)
  await press('Merge clients')
  expect([sent[0], closed()]).toEqual([sent[1], 1])
})

it('says that they may have been merged where no answer came, or one that does not say', async () => {
  const lost = failureFrom({ status: 0, transport: 'Failed to fetch' })
  const broken = failureFrom({ status: 500, transport: 'Out of order.' })
  const { press, says } = await opened([AVERY, AVE], { ok: false, failure: lost }, { ok: false, failure: broken })
  await press('Merge clients')
  await says('No answer came, so the clients may have been merged. Merge again: it is not done twice. Failed to fetch')
  await press('Merge clients')
  await says(
    'The server answered with an error, so the clients may have been merged. Merge again: it is not done twice. Out of order.',
  )
})

it('says why two clients can’t be merged', async () => {
  const { press, text, sent } = await opened([AVERY, AVERY])
  await press('Merge clients')
  expect([text().includes('A client can’t be merged with itself.'), sent]).toEqual([true, []])
})
