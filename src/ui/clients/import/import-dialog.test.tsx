// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { ExistingClient } from '@/domain/client/import/duplicates'
import type { InterruptedImport } from '@/domain/client/import/interrupted-import'
import type { ClientToImport } from '@/domain/client/import/plan'
import { failureFrom } from '@/domain/record/failure'
import { Toaster } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { mounted } from '../../../../tests/fixtures/mounted'
import { actor, client } from '../../../../tests/fixtures/records'
import type { ImportOutcome, PlanRoom } from '../types'
import { ImportDialog } from './import-dialog'

const HEADER = 'First name,Last name,Phone,Address,City,State,Zip'
const AVERY = 'Avery,Stone,512-555-0140,4102 Speedway,Austin,TX,78751'
const BLAKE = 'Blake,Reed,512-555-0188,9 Elm St,Austin,TX,78702'
const NEW = 'Nora,Quinn,512-555-0177,1 Ash St,Austin,TX,78702'
const NAMELESS = ',Reed,512-555-0199,9 Elm St,Austin,Lone Star,78702'

const control = <E extends HTMLElement>(name: string): E => {
  const found = document.querySelector<E>(`[name="${name}"]`)
  if (!found) throw new RangeError(`there is no ${name}`)
  return found
}

const opened = async (...answers: ImportOutcome[]) => openedWith(null, ...answers)

const openedWith = async (room: PlanRoom | null, ...answers: ImportOutcome[]) => openedAfter(null, room, ...answers)

const openedAfter = async (before: InterruptedImport | null, room: PlanRoom | null, ...answers: ImportOutcome[]) => {
  const undone: string[] = []
  const interruptedImports: (InterruptedImport | null)[] = []
  const sent: (readonly ClientToImport[])[] = []
  let closed = 0
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const dialog = (existingClients: readonly ExistingClient[]) => (
    <RouterContextProvider router={router}>
      <ImportDialog
        clients={existingClients}
        today="2026-11-20"
        actor={actor()}
        room={room}
        onImport={async (clients) => {
          sent.push(clients)
          return answers.shift() ?? { ok: true }
        }}
        onUndoImport={async (key) => {
          undone.push(key)
          return { ok: true }
        }}
        interruptedImport={before}
        onInterruptedImport={(now) => interruptedImports.push(now)}
        onClose={() => closed++}
      />
      <Toaster />
    </RouterContextProvider>
  )
  const page = await mounted(dialog([client]))
  return {
    ...page,
    sent,
    left: interruptedImports,
    know: (...existingClients: ExistingClient[]) => page.show(dialog(existingClients)),
    closed: () => closed,
    undone,
    async choose(...lines: string[]) {
      const input = control<HTMLInputElement>('file')
      Object.defineProperty(input, 'files', {
        value: [new File([lines.join('\n')], 'clients.csv')],
        configurable: true,
      })
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    },
    pick: (name: string, value: string) =>
      act(async () => {
        const select = control<HTMLSelectElement>(name)
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    duplicates: () => [...document.querySelectorAll('[role=dialog] li p')].map(({ textContent }) => textContent),
    says: (words: string) => vi.waitFor(() => expect(page.text()).toContain(words)),
  }
}

const TIME = { timeout: 20_000 }

it('takes a file, shows what becomes of its rows, imports them, and says so with one Undo', TIME, async () => {
  const undone = vi.fn(async (): Promise<Outcome> => ({ ok: true }))
  const { choose, press, says, sent, closed, text, duplicates } = await opened({ ok: true, undo: undone })
  await choose(HEADER, AVERY, BLAKE, NAMELESS)
  await says('clients.csv: 3 rows, 7 columns')
  await press('Continue')
  expect(text()).toContain('1 new client, 1 duplicate, 1 row with problems')
  expect(text()).toContain('Row 4: First name is required; Billing state: Use the two-letter state code')
  expect(duplicates()).toEqual(['Row 2: Avery Stone, same phone number as your client Avery Stone'])
  await press('Import 1 client')
  expect(sent.map((clients) => clients.map(({ first_name, fills }) => [first_name, fills]))).toEqual([
    [['Blake', null]],
  ])
  expect(closed()).toBe(1)
  await says('Imported 1 client')
  await press('Undo')
  expect(undone).toHaveBeenCalledTimes(1)
})

it('warns of ZIP codes that look odd, and imports them as they are (X-54)', TIME, async () => {
  const { choose, press, says, sent } = await opened({ ok: true })
  await choose(HEADER, NEW.replace('78702', 'SW1A 1AA'))
  await press('Continue')
  await says('The ZIP code in row 2 doesn’t look like a US one. It is imported as it is.')
  await press('Import 1 client')
  expect(sent.map((clients) => clients.map(({ billing_zip }) => billing_zip))).toEqual([['SW1A 1AA']])
})

it('lets columns be matched by hand', TIME, async () => {
  const { choose, pick, press, says, text } = await opened()
  await choose(HEADER.replace('Phone', 'Number'), AVERY)
  await says('clients.csv: 1 row, 7 columns, 1 not used (Number)')
  await pick('phone', '2')
  expect(text()).toContain('Example: 512-555-0140')
  await press('Continue')
  expect(text()).toContain('0 new clients, 1 duplicate, 0 rows with problems')
})

it('takes a first row that is data for what it is', TIME, async () => {
  const { choose, pick, press, says, text } = await opened()
  await choose(BLAKE, AVERY)
  await says('clients.csv: 2 rows, 7 columns, 7 not used')
  // No column is mapped, so every row would be invalid.
  await says('Choose which column holds what first.')
  await press('Continue')
  expect(text()).toContain('Match columns')
  await pick('first_name', '0')
  await press('Continue')
  await says('2 rows with problems')
})

it('does with duplicates what is chosen, for all or one by one', TIME, async () => {
  const { choose, pick, press, says, sent } = await opened()
  await choose(HEADER, AVERY, AVERY.replace('Avery', 'Ave'))
  await says('2 rows')
  await press('Continue')
  await pick('for-all', 'add')
  await says('Import 2 clients')
  await pick('row-3', 'fill')
  await press('Import 2 clients')
  expect(sent[0]?.map(({ first_name, fills }) => [first_name, fills])).toEqual([
    ['Avery', null],
    ['Ave', 5],
  ])
})

it(
  'says before it is sent that the plan has no room for all, and where there are larger ones (X-28)',
  TIME,
  async () => {
    const { choose, press, pick, says, sent, text } = await openedWith({ used: 49, limit: 50, plan: 'Basic' })
    const refusal = 'This import adds 2 clients, and your Basic plan has room for 1 more.'
    await choose(HEADER, BLAKE, NEW, AVERY)
    await says('3 rows')
    await press('Continue')
    await says(`${refusal} See plans`)
    await press('Import 2 clients')
    expect(sent).toEqual([])
    await press('Back to columns')
    await press('Choose another file')
    await choose(HEADER, BLAKE, AVERY)
    await press('Continue')
    await pick('for-all', 'fill')
    expect(text()).not.toContain('This import adds')
    await press('Import 2 clients')
    expect(sent[0]?.map(({ first_name, fills }) => [first_name, fills])).toEqual([
      ['Blake', null],
      ['Avery', 5],
    ])
  },
)

it('names the person of a duplicate row, and what is the same', TIME, async () => {
  const { choose, press, says, duplicates } = await opened()
  await choose(HEADER, BLAKE, BLAKE.replace('Blake,Reed', 'Cleo,Moss'))
  await says('2 rows')
  await press('Continue')
  expect(duplicates()).toEqual(['Row 3: Cleo Moss, same phone number as Blake Reed in row 2'])
})

it('keeps names that are written from the right apart from what is beside them', TIME, async () => {
  const { choose, press, says } = await opened()
  await choose(HEADER, BLAKE.replace('Blake,Reed', 'مريم,الأحمد'))
  await says('1 row')
  await press('Continue')
  expect([...document.querySelectorAll('[role=dialog] bdi')].map(({ textContent }) => textContent)).toEqual([
    'مريم الأحمد',
    '512-555-0188',
    '9 Elm St',
    'Austin',
  ])
})

it('keeps everything when the plan’s limit refuses it, so that it can be sent again (X-28)', TIME, async () => {
  const limit = 'Your Basic plan includes 50 customers. Upgrade to add more.'
  const failure = failureFrom({ status: 402, transport: limit })
  const { choose, press, says, sent, closed } = await opened({ ok: false, failure })
  await choose(HEADER, BLAKE)
  await says('1 row')
  await press('Continue')
  await press('Import 1 client')
  await says(`Nothing was imported. ${limit} See plans`)
  expect(closed()).toBe(0)
  await press('Import 1 client')
  expect([sent[0], closed()]).toEqual([sent[1], 1])
})

it('says why a file can’t be read, and takes another one', TIME, async () => {
  const { choose, says } = await opened()
  await choose('')
  await says('This file is empty.')
  await choose(HEADER, BLAKE)
  await says('Match columns')
})

it('hands over the rejected rows with the reason', TIME, async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  const { choose, press, says } = await opened()
  await choose(HEADER, NAMELESS)
  await says('1 row')
  await press('Continue')
  await press('Download the rejected rows')
  vi.restoreAllMocks()
  const quoted = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')
  expect((await saved[0]?.text())?.split('\r\n')).toEqual([
    `\uFEFF${quoted(...HEADER.split(','), 'Reason')}`,
    quoted(...NAMELESS.split(','), 'First name is required; Billing state: Use the two-letter state code'),
  ])
})

it('asks before a file that was loaded is discarded', TIME, async () => {
  const { choose, press, says, closed, text } = await opened()
  await choose(HEADER, BLAKE)
  await says('1 row')
  await press('Close')
  await says('Discard the import? clients.csv')
  await press('Keep editing')
  await press('Choose another file')
  await press('Cancel')
  await says('Discard the import?')
  await press('Keep editing')
  await press('Back to columns')
  expect([text().includes('clients.csv: 1 row'), closed()]).toEqual([true, 0])
  await press('Close')
  await press('Discard')
  expect(closed()).toBe(1)
})

it('closes at once where no file is loaded', TIME, async () => {
  const { press, closed } = await opened()
  await press('Cancel')
  expect(closed()).toBe(1)
})

it('shows the rows that have become duplicates in the meantime, and lets the person decide again', TIME, async () => {
  const failure = failureFrom({ status: 409, transport: 'Blake Reed is a client already. Check the duplicates again.' })
  const { choose, press, pick, know, says, sent, closed, duplicates } = await opened({ ok: false, failure })
  await choose(HEADER, BLAKE, NEW)
  await says('2 rows')
  await press('Continue')
  await press('Import 2 clients')
  await know(client, { ...client, id: 9, first_name: 'Blake', last_name: 'Reed', phone: '512-555-0188' })
  await says('Nothing was imported. Blake Reed is a client already. Check the duplicates again.')
  await says('Row 2 has become a duplicate. Choose what to do with it under Duplicates.')
  expect(duplicates()).toEqual(['Row 2: Blake Reed, same phone number as your client Blake Reed'])
  await pick('row-2', 'add')
  await press('Import 2 clients')
  expect([sent[1]?.map(({ first_name, anyway }) => [first_name, anyway]), closed()]).toEqual([
    [
      ['Blake', true],
      ['Nora', false],
    ],
    1,
  ])
})

it('says that it may have been imported where no answer came, or one that does not say', TIME, async () => {
  const { choose, press, says } = await opened(
    { ok: false, failure: failureFrom({ status: 500, transport: 'Out of order.' }) },
    { ok: false, failure: failureFrom({ status: 408, transport: 'Late.' }) },
    { ok: false, failure: failureFrom({ status: 429, transport: 'Wait.' }) },
  )
  await choose(HEADER, BLAKE)
  await says('1 row')
  await press('Continue')
  await press('Import 1 client')
  await says(
    'The server answered with an error, so the clients may have been imported. Import again: nothing is added twice. Out of order.',
  )
  await press('Import 1 client')
  await says('No answer came, so the clients may have been imported. Import again: nothing is added twice. Late.')
  await press('Close')
  await says('Its clients may have been imported.')
  await press('Keep editing')
  await press('Import 1 client')
  await says('Nothing was imported this time. The clients may have been before. Wait.')
})

it('says that it seems to have been imported where no answer came and the clients are there now', TIME, async () => {
  const lost = failureFrom({ status: 0, transport: 'Failed to fetch' })
  const { choose, press, know, says, undone, closed } = await opened({ ok: false, failure: lost, key: 'k1' })
  await choose(HEADER, BLAKE)
  await says('1 row')
  await press('Continue')
  await press('Import 1 client')
  await know(client, { ...client, id: 9, first_name: 'Blake', last_name: 'Reed', phone: '512-555-0188' })
  await says(
    'No answer came, but the clients are there now: the import seems to have gone through. Undo import 0 new clients',
  )
  await press('Done')
  await press('Undo import')
  expect([undone, closed()]).toEqual([['k1'], 2])
})

it('shows all duplicates and all rows with problems, fifty at a time', TIME, async () => {
  const { choose, press, says, text, pick } = await opened()
  await choose(HEADER, ...Array.from({ length: 120 }, () => AVERY), ...Array.from({ length: 51 }, () => NAMELESS))
  await says('171 rows')
  await press('Continue')
  await says('1 to 50 of 120 duplicates')
  await says('1 to 50 of 51 rows with problems')
  await press('Next 50')
  await says('51 to 100 of 120 duplicates')
  expect([text().includes('Row 51:'), text().includes('Row 52:'), text().includes('Row 101:')]).toEqual([
    false,
    true,
    true,
  ])
  await pick('row-60', 'add')
  await says('Import 1 client')
  expect(control<HTMLSelectElement>('for-all').selectedOptions[0]?.text).toBe('Different for some rows')
  await pick('for-all', 'add')
  await says('Import 120 clients')
})

it('asks whether ZIP codes have lost their zero', TIME, async () => {
  const { choose, press, says, sent } = await opened()
  await choose(HEADER, BLAKE.replace('78702', '2134'))
  await says('1 row')
  await press('Continue')
  await says('1 row with a ZIP code of fewer than five digits')
  await act(async () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=checkbox]')?.click())
  await press('Import 1 client')
  expect(sent[0]?.map(({ billing_zip }) => billing_zip)).toEqual(['2134'])
})

it('says what became of an import that was left, until another file is chosen', TIME, async () => {
  const { choose, says, press, text } = await openedAfter({ file: 'old.csv', sent: null }, null)
  await says('You left before old.csv was imported. Nothing was imported. Choose the file again to import it.')
  await choose(HEADER, BLAKE)
  await says('1 row')
  await press('Choose another file')
  expect(text()).not.toContain('You left')
})

it('that failed and went through even so can be taken back after a reload', TIME, async () => {
  const before = { file: 'old.csv', sent: { count: 2, sign: client, key: 'k1' } }
  const { says, press, closed, undone, left } = await openedAfter(before, null)
  await says('It went through.')
  await press('Undo import')
  await says('Undone: Imported 2 clients')
  expect([undone, left, closed()]).toEqual([['k1'], [null], 1])
})

it('remembers how far it is until it has ended, so that a reload can be told what became of it', TIME, async () => {
  const { choose, press, says, left } = await opened(
    { ok: false, failure: failureFrom({ status: 429, transport: 'Wait.' }) },
    { ok: false, failure: failureFrom({ status: 500, transport: 'Out of order.' }), key: 'k1' },
  )
  const chosen = { file: 'clients.csv', sent: null }
  const sign = { first_name: 'Blake', last_name: 'Reed', email: '', phone: '512-555-0188', billing_address: '9 Elm St' }
  const sent = { file: 'clients.csv', sent: { count: 1, sign, key: 'k1' } }
  const underWay = { file: 'clients.csv', sent: 'under_way' }
  await choose(HEADER, BLAKE)
  await says('1 row')
  await press('Continue')
  await press('Import 1 client')
  await says('Nothing was imported. Wait.')
  await press('Import 1 client')
  await says('Out of order.')
  await press('Import 1 client')
  expect(left).toEqual([chosen, underWay, chosen, underWay, sent, underWay])
})
