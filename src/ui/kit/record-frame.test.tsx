// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { RecordFrame, RecordHeading } from './record-frame'
import { type RecordSource, recordSource } from './record-source'

type Client = { name: string }

const frame = (source: RecordSource<Client>, as: 'drawer' | 'page' = 'page') => (
  <RecordFrame
    as={as}
    title="Client Details"
    noun="client"
    forbiddenHint="Your role sees only clients of its own jobs."
    source={source}
    name={({ name }) => name}
    heading={() => (
      <RecordHeading busy="Saving…">
        <span>Active</span>
      </RecordHeading>
    )}
    tabs={({ name }) => [
      { id: 'details', label: 'Details', panel: <p>About {name}</p> },
      { id: 'history', label: 'History', panel: <p>History of {name}</p> },
    ]}
    tab="details"
    onTab={() => undefined}
    onClose={() => undefined}
  >
    {({ name }) => <p>A dialog about {name}</p>}
  </RecordFrame>
)

const helen: RecordSource<Client> = { state: 'ready', value: { name: 'Helen' } }

it.each([
  ['page', 'h1', 'Helen'],
  ['drawer', 'h2', 'Client Details Helen'],
] as const)('a %s shows its name as the heading, status, tabs and what is beside them', async (as, heading, name) => {
  const page = await mounted(frame(helen, as))
  expect(document.querySelector(heading)?.textContent).toBe(name)
  expect(page.text()).toContain('Helen Active Saving…')
  expect(page.text()).toContain('Details History About Helen A dialog about Helen')
})

const failedWith = (status: number) =>
  recordSource<Client>({ state: 'failed', failure: { message: 'No', status, details: null }, retry: () => undefined })

it.each<[string, RecordSource<Client>, string]>([
  ['is on its way', { state: 'loading' }, 'Loading the client…'],
  ['does not exist', failedWith(404), 'This client does not exist. It may have been deleted, or the link is wrong.'],
  [
    'may not be seen',
    failedWith(403),
    "You don't have permission to see this client. Your role sees only clients of its own jobs.",
  ],
  ['got no answer', failedWith(0), 'You are offline. The client can be shown when the connection is back. Retry'],
  ['failed', failedWith(500), 'Failed to load the client. Please try again. No Retry'],
  [
    'is damaged',
    { state: 'damaged', history: <p>Its history</p> },
    "This client is damaged. It can't be shown as it is. Undo its latest change to get it back. Its history",
  ],
])('says of a record that %s what can be done', async (_, source, words) => {
  const page = await mounted(frame(source))
  expect(page.text()).toBe(`Client Details ${words}`)
})
