// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { actor } from '../../../../../tests/fixtures/records'
import { defineRecords } from '../actions/definition'
import { RecordTable } from './record-table'
import { byText } from './sort'

type Tool = { id: number; name: string }

const definition = defineRecords<Tool, never, 'name' | 'status', Record<never, never>>({
  noun: ['tool', 'tools'],
  short: ({ name }) => name,
  title: ({ name }) => name,
  columns: {
    name: { label: 'Name', cell: ({ name }) => name, compare: byText(({ name }) => name) },
    status: { label: 'Status', width: 90, cell: () => 'Sharp', compare: () => 0 },
  },
  opens: 'name',
  statusColumn: 'status',
  defaultOrder: () => byText(({ name }) => name),
  searchHint: 'Name',
  filters: {},
  narrow: (tools) => [...tools],
  actions: {},
  card: { head: () => null, lines: () => [], steps: () => [] },
  csv: [],
})

const tableOf = (count: number) => (
  <RecordTable
    definition={definition}
    context={{ actor: actor(), today: '2026-11-20' }}
    records={Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Rake ${at}` }))}
    columns={definition.columns}
    sort={undefined}
    onToggleSort={() => undefined}
    activity={new Map()}
    selection={new Set()}
    onSelection={() => undefined}
    handlers={{
      open: () => undefined,
      act: () => undefined,
      retry: () => undefined,
      forget: () => undefined,
      more: () => undefined,
    }}
  />
)

const MORE = 'The first 500 of 501 tools. Export CSV has all of them.'

it('says on paper that there are more records than it takes, and nowhere else', async () => {
  const { settle, show, text } = await mounted(tableOf(501))
  expect(text()).not.toContain('The first')
  await settle(() => window.dispatchEvent(new Event('beforeprint')))
  expect(text()).toContain(MORE)
  await show(tableOf(500))
  expect(text()).not.toContain('The first')
  await settle(() => window.dispatchEvent(new Event('afterprint')))
  await show(tableOf(501))
  expect(text()).not.toContain('The first')
})
