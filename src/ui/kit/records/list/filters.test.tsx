// @vitest-environment happy-dom
import { Suspense, use, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { actor } from '../../../../../tests/fixtures/records'
import { defineRecords } from '../actions/definition'
import { useRecordActions } from '../actions/use-record-actions'
import { FilterButtons, type OfList, RecordSearch } from './filters'
import { type ListParams, useRecordList } from './use-record-list'
import type { Views } from './views'

type Tool = { id: number; name: string }
type Filters = Record<never, never>

const definition = defineRecords<Tool, never, 'name', Filters>({
  noun: ['tool', 'tools'],
  short: ({ name }) => name,
  title: ({ name }) => name,
  columns: { name: { label: 'Name', cell: ({ name }) => name, compare: () => 0 } },
  opens: 'name',
  statusColumn: 'name',
  defaultOrder: () => () => 0,
  searchHint: 'Name',
  filters: {},
  narrow: (tools) => [...tools],
  actions: {},
  card: { head: () => null, lines: () => [], steps: () => [] },
  csv: [],
})

const done = async () => ({ ok: true }) as const
const views: Views = {
  area: 'clients',
  all: { state: 'ready', value: [] },
  active: null,
  changed: false,
  isWhole: true,
  choose: () => undefined,
  save: done,
  rename: done,
  update: done,
  remove: done,
}

const never = new Promise<never>(() => undefined)
const drawn = vi.fn<(search: string, field: string | undefined) => void>()

const Found = ({ list }: OfList<Tool>) => {
  const { search } = list.values
  drawn(search, document.querySelector('input')?.value)
  return <p>{search === 'saw' ? use(never) : `Tools by ${search || 'name'}`}</p>
}

const Tools = () => {
  const [place, setPlace] = useState<ListParams<Filters, 'name'>>({ search: 'rake' })
  const actions = useRecordActions(definition, { send: {} })
  const list = useRecordList(definition, actions, {
    actor: actor(),
    today: '2026-11-20',
    records: { state: 'ready', value: [] },
    onOpen: () => undefined,
    place,
    onPlace: (patch) => setPlace((before) => ({ ...before, ...patch })),
    hiddenColumns: [],
    onColumns: () => undefined,
    views,
  })
  return (
    <>
      <RecordSearch list={list} />
      <FilterButtons list={list} />
      <Suspense>
        <Found list={list} />
      </Suspense>
    </>
  )
}

it('the search field follows each key, and is empty once the filters are cleared, before the list is drawn', async () => {
  const { type, press, value, text } = await mounted(<Tools />)
  await type('Search tools', 'saw')
  expect([value('Search tools'), text()]).toEqual(['saw', 'Clear filters Tools by rake'])
  drawn.mockClear()
  await press('Clear filters')
  expect([value('Search tools'), text(), drawn.mock.calls[0]]).toEqual(['', 'Tools by name', ['', '']])
})
