// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { NOT_LOADED } from '@/domain/record/failure'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { mounted } from '../../../../../tests/fixtures/mounted'
import type { Outcome } from '../actions/run-on-many'
import type { AsOf, RecordThen } from './record-as-of'
import { RecordFrame, RecordHeading } from './record-frame'
import type { RecordFact } from './record-history'
import { type RecordSource, recordSource } from './record-source'

type Client = { id: number; name: string }

const NOW: AsOf = { source: null, onGo: () => undefined }

const definition = { noun: ['client', 'clients'], name: ({ name }: Client) => name } as const

const added: RecordFact = {
  position: 3,
  type: 'client.created',
  at: '2026-11-19T15:04:00Z',
  actorName: 'Dana Whitfield',
  isOwn: true,
  note: null,
  stream: 'client/5',
  subject: 'Helen',
  changes: [],
  undoRefusal: null,
  undoneWith: null,
}

const facts: Pageable<RecordFact> = {
  items: { state: 'ready', value: [added] },
  onMore: undefined,
  loadingMore: false,
}

type Shown = {
  as?: 'drawer' | 'page'
  asOf?: AsOf
  tab?: 'details' | 'history'
  onUndo?: (positions: number[], client: Client | null) => Promise<Outcome>
  actions?: NonNullable<ComponentProps<typeof RecordFrame<Client, 'details'>>['actions']>
}

const frame = (
  source: RecordSource<Client>,
  { as = 'page', asOf = NOW, tab = 'details', onUndo = async () => ({ ok: true }), actions }: Shown = {},
) => (
  <RecordFrame
    as={as}
    actions={actions}
    definition={definition}
    forbiddenHint="Your role sees only clients of its own jobs."
    source={source}
    heading={() => (
      <RecordHeading busy="Saving…">
        <span>Active</span>
      </RecordHeading>
    )}
    tabs={({ name }) => [{ id: 'details', label: 'Details', panel: <p>About {name}</p> }]}
    words={{
      fields: { name: 'Name', status: 'Status', key: null },
      titles: { 'client.created': 'Client added', 'client.edited': 'Client edited' },
    }}
    history={facts}
    onUndo={onUndo}
    asOf={asOf}
    now={Date.parse('2026-11-20T12:00:00Z')}
    timeZone="America/Chicago"
    tab={tab}
    onTab={() => undefined}
    onClose={() => undefined}
  >
    <p>A dialog about it</p>
  </RecordFrame>
)

const helen: RecordSource<Client> = { state: 'ready', value: { id: 5, name: 'Helen' } }

it.each([
  ['page', 'h1', 'Helen'],
  ['drawer', 'h2', 'Client Details Helen'],
] as const)('a %s shows its name as the heading, status, tabs and what is beside them', async (as, heading, name) => {
  const page = await mounted(frame(helen, { as }))
  expect(document.querySelector(heading)?.textContent).toBe(name)
  expect(page.text()).toContain('Helen Active Saving…')
  expect(page.text()).toContain('Details History About Helen A dialog about it')
})

it.each<[string, RecordSource<Client>, Client | null]>([
  ['that is shown', helen, { id: 5, name: 'Helen' }],
  ['that can’t be read', { state: 'damaged' }, null],
])('a change in the history of a record %s is undone', async (_, source, client) => {
  const undone: unknown[] = []
  const page = await mounted(
    frame(source, {
      tab: 'history',
      async onUndo(positions, record) {
        undone.push([positions, record])
        return { ok: true }
      },
    }),
  )
  await page.press('Undo Client added')
  expect(undone).toEqual([[[3], client]])
})

const BUSY = 'Busy. Please try again.'
const failedWith = <T = Client>(status: number, message = 'No') =>
  recordSource<T>({ state: 'failed', failure: { message, status, details: null }, retry: () => undefined })

it.each<[string, RecordSource<Client>, string]>([
  ['is on its way', { state: 'loading' }, 'Loading the client…'],
  ['does not exist', failedWith(404), 'This client does not exist. It may have been deleted, or the link is wrong.'],
  [
    'may not be seen',
    failedWith(403),
    "You don't have permission to see this client. Your role sees only clients of its own jobs.",
  ],
  [
    'got no answer',
    failedWith(0),
    'You appear to be offline. The client can be shown when the connection is back. Retry',
  ],
  ['failed', failedWith(500), 'Failed to load the client. Please try again. No Retry'],
  [
    'failed with a wish to try again',
    failedWith(503, BUSY),
    'Failed to load the client. Please try again. Busy. Retry',
  ],
  [
    'needs a script that did not come',
    recordSource<Client>({ state: 'failed', failure: NOT_LOADED, retry: () => undefined }),
    'Failed to load the client. Please try again. A part of the app could not be loaded. Retry Reload Page',
  ],
  [
    'is damaged',
    { state: 'damaged' },
    "This client is damaged. It can't be shown as it is. Undo its latest change to get it back.",
  ],
])('says of a record that %s what can be done', async (_, source, words) => {
  const page = await mounted(frame(source))
  expect(page.text().startsWith(`Client Details ${words}`)).toBe(true)
})

describe('an action without an answer, whose record is gone', () => {
  const unanswered = (tries: string[]) => ({
    notice: { text: 'Failed to delete client.', detail: 'No answer', retry: () => void tries.push('again') },
    dismiss: () => undefined,
  })

  it('is sent again by itself, once: its answer says whether it was this one that took the record away', async () => {
    const tries: string[] = []
    const page = await mounted(frame(helen, { actions: unanswered(tries) }))
    expect(tries).toEqual([])
    await page.show(frame(failedWith(404), { actions: unanswered(tries) }))
    await page.show(frame(failedWith(404), { actions: unanswered(tries) }))
    expect(tries).toEqual(['again'])
    expect(page.text()).toContain('Failed to delete client. No answer Retry')
  })

  it('is left to the person where the same would be refused again', async () => {
    const { notice, dismiss } = unanswered([])
    const page = await mounted(
      frame(failedWith(404), { actions: { notice: { ...notice, retry: undefined }, dismiss } }),
    )
    expect(page.text()).toContain('Failed to delete client. No answer Dismiss This client does not exist.')
  })
})

describe('the record as it was', () => {
  const edited: RecordThen = {
    fact: { at: '2026-11-17T15:04:00Z', type: 'client.edited', actorName: 'Dana Whitfield' },
    was: 'there',
    is: 'there',
    name: 'Helena',
    fields: [
      { field: 'status', was: 'lead', is: 'lead' },
      { field: 'name', was: 'Helena', is: 'Helen' },
      { field: 'key', was: 1, is: 2 },
      { field: 'phone', was: '', is: '555' },
      { field: 'email', was: '', is: null },
    ],
  }
  const past = (then: RecordThen) => ({ ...NOW, source: { state: 'ready', value: then } as const })

  it('is said field by field, with what is different now, and nothing can be done to it', async () => {
    const page = await mounted(frame(helen, { asOf: past(edited) }))
    expect(page.text()).toBe(
      'Helena As of Tue, Nov 17 at 9:04 AM After “Client edited” by Dana Whitfield. 2 details are different now. ' +
        'Back to now How it was Name Helena Now: Helen Status lead Phone None Now: 555',
    )
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Helena', 'None'])
  })

  it.each<[string, Partial<RecordThen>, string]>([
    [
      'is the same now',
      { fields: [{ field: 'name', was: 'Helena', is: 'Helena' }] },
      'Helena As of Tue, Nov 17 at 9:04 AM After “Client edited” by Dana Whitfield. Nothing is different now. ' +
        'Back to now How it was Name Helena',
    ],
    [
      'was before its first change',
      { fact: null, fields: [{ field: 'name', was: 'Helena', is: 'Helen' }] },
      'Helena Before the first change 1 detail is different now. Back to now How it was Name Helena Now: Helen',
    ],
    [
      'has been deleted since',
      { is: 'absent', fields: [{ field: 'name', was: 'Helena', is: null }] },
      'Helena As of Tue, Nov 17 at 9:04 AM After “Client edited” by Dana Whitfield. ' +
        'This client has been deleted since. Back to now How it was Name Helena',
    ],
    [
      'was deleted then',
      { was: 'absent', fields: [] },
      'Helena As of Tue, Nov 17 at 9:04 AM After “Client edited” by Dana Whitfield. Back to now ' +
        'This change deleted the client.',
    ],
    [
      'was damaged then',
      { was: 'damaged', fields: [] },
      'Helena As of Tue, Nov 17 at 9:04 AM After “Client edited” by Dana Whitfield. Back to now ' +
        "This client was damaged at that time. That version can't be shown.",
    ],
    [
      'was so in another year',
      { fact: { at: '2025-11-17T15:04:00Z', type: 'client.renamed', actorName: 'Dana Whitfield' }, fields: [] },
      'Helena As of Mon, Nov 17, 2025 at 9:04 AM After “Renamed” by Dana Whitfield. Nothing is different now. ' +
        'Back to now How it was',
    ],
  ])('says of one that %s', async (_, patch, words) => {
    const page = await mounted(frame(helen, { asOf: past({ ...edited, ...patch }) }))
    expect(page.text()).toBe(words)
  })

  it.each<[string, RecordSource<RecordThen>, string]>([
    ['is on its way', { state: 'loading' }, 'Loading the version…'],
    ['does not exist', failedWith(404), 'This version does not exist. Pick one in the history, or go back to now.'],
    ['may not be seen', failedWith(403), "You don't have permission to see this version."],
    [
      'got no answer',
      failedWith(0),
      'You appear to be offline. The version can be shown when the connection is back. Retry',
    ],
    ['failed', failedWith(500), 'Failed to load the version. Please try again. No Retry'],
    ['failed busily', failedWith(503, BUSY), 'Failed to load the version. Please try again. Busy. Retry'],
  ])('says of a version that %s what can be done', async (_, source, words) => {
    const page = await mounted(frame(helen, { asOf: { ...NOW, source } }))
    expect(page.text()).toBe(`Helen An earlier version Back to now ${words}`)
  })

  it('is shown of one that is damaged or gone now', async () => {
    const page = await mounted(frame({ state: 'damaged' }, { asOf: past(edited) }))
    expect(page.text().startsWith('Helena As of Tue, Nov 17 at 9:04 AM')).toBe(true)
    await page.show(frame(failedWith(404), { asOf: past(edited) }))
    expect(page.text().startsWith('Helena As of Tue, Nov 17 at 9:04 AM')).toBe(true)
  })

  it.each(['page', 'drawer'] as const)('is left by its button or Escape, on a %s; the focus follows', async (as) => {
    const went: unknown[] = []
    const asOf: AsOf = { ...past(edited), onGo: (position) => went.push(position) }
    const page = await mounted(frame(helen, { as }))
    await page.show(frame(helen, { as, asOf }))
    expect(document.activeElement?.textContent).toBe('Back to now')
    await page.press('Back to now')
    const pressEscape = () =>
      act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      })
    await pressEscape()
    expect(went).toEqual([null, null])
    await page.show(frame(helen, { as }))
    expect(document.activeElement?.textContent).toBe('Details')
    await pressEscape()
    expect(went).toEqual([null, null])
  })
})
