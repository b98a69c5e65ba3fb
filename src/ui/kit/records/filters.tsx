import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '@/ui/kit/button'
import { useKeys } from '@/ui/kit/keys'
import { SearchBox } from '@/ui/kit/search-box'
import { SelectField, type SelectOption } from '@/ui/kit/select-field'
import { DateField } from '@/ui/kit/text-field'
import type { RecordList } from './use-record-list'

export type OfList<R extends { id: number }> = { list: RecordList<R> }

/** The search over everything that a record is found by. Where room is short it gives way first, so that the filters can be read. */
export const RecordSearch = <R extends { id: number }>({ list }: OfList<R>) => {
  const box = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => box.current?.focus() })
  return (
    <chakra.div
      flex={{ base: '1', md: '1 1 24rem', lg: '0 1000 20rem' }}
      minW={{ base: '0', md: '8rem' }}
      display="flex"
    >
      <SearchBox
        ref={box}
        label={`Search ${list.definition.noun[1]}`}
        hint={list.definition.searchHint}
        shortHint={list.definition.shortSearchHint}
        value={list.values.search}
        onChange={list.search}
      />
    </chakra.div>
  )
}

/** A link or a saved view may ask for what has been deleted since: the filter says so, and not that it shows all. */
const withChosen = (options: readonly SelectOption[], chosen: string, isLoaded: boolean): readonly SelectOption[] =>
  isLoaded && !options.some(({ value }) => value === chosen)
    ? [...options, { value: chosen, label: 'No longer there' }]
    : options

/** The area's own filters. */
export const FilterFields = <R extends { id: number }>({ list }: OfList<R>) =>
  list.definition.filters.map((filter) => {
    const field = { label: filter.label, hideLabel: true, value: list.values[filter.id] ?? '' } as const
    const choose = (value: string) => list.onPlace({ [filter.id]: value || undefined })
    return filter.kind === 'choice' ? (
      <SelectField
        key={filter.id}
        {...field}
        options={withChosen(filter.options, field.value, list.records.state === 'ready')}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    ) : (
      <DateField key={filter.id} {...field} onChange={(event) => choose(event.currentTarget.value)} />
    )
  })

/** The day that is asked for most, and the way back to everything. */
export const FilterButtons = <R extends { id: number }>({ list }: OfList<R>) => {
  const { today } = list.context
  const day = list.definition.filters.find(({ kind }) => kind === 'day')
  return (
    <>
      {day && list.values[day.id] !== today && (
        <Button variant="ghost" size="sm" onClick={() => list.onPlace({ [day.id]: today })}>
          Today
        </Button>
      )}
      {list.narrowed > 0 && (
        <Button variant="ghost" size="sm" onClick={list.clear}>
          Clear filters
        </Button>
      )}
    </>
  )
}
