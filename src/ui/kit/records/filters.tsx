import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/kit/button'
import { SearchBox } from '@/ui/kit/search-box'
import { SelectField } from '@/ui/kit/select-field'
import { DateField } from '@/ui/kit/text-field'
import type { RecordList } from './use-record-list'

export type OfList<R extends { id: number }> = { list: RecordList<R> }

/** The search over everything that a record is found by. Where room is short it gives way first, so that the filters can be read. */
export const RecordSearch = <R extends { id: number }>({ list }: OfList<R>) => {
  const [search, setSearch] = useTyped(list.values.search, (search) => list.onPlace({ search }))
  return (
    <chakra.div flex={{ base: '1', md: '0 1000 20rem' }} minW={{ base: '0', md: '8rem' }} display="flex">
      <SearchBox
        label={`Search ${list.definition.noun[1]}`}
        placeholder={list.definition.searchHint}
        value={search}
        onChange={setSearch}
      />
    </chakra.div>
  )
}

/** The area's own filters. */
export const FilterFields = <R extends { id: number }>({ list }: OfList<R>) =>
  list.definition.filters.map((filter) => {
    const field = { label: filter.label, hideLabel: true, value: list.values[filter.id] ?? '' } as const
    const choose = (value: string) => list.onPlace({ [filter.id]: value || undefined })
    return filter.kind === 'choice' ? (
      <SelectField
        key={filter.id}
        {...field}
        options={filter.options}
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

/**
 * Text that follows the keys at once, however long the owner of the value takes to hand it back. What comes back late is recognized
 * because it was sent from here; any other value from outside wins.
 */
const useTyped = (value: string, onChange: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value)
  const sent = useRef<string[]>([])
  useEffect(() => {
    if (!sent.current.includes(value)) setTyped(value)
    else if (sent.current.at(-1) !== value) return
    sent.current = []
  }, [value])
  const type = (text: string) => {
    sent.current.push(text)
    setTyped(text)
    onChange(text)
  }
  return [typed, type]
}
