import { chakra } from '@chakra-ui/react'
import { startTransition, useImperativeHandle, useOptimistic, useRef } from 'react'
import { isReversed, REVERSED_DATES } from '@/domain/time/day-range'
import { Button } from '@/ui/kit/actions/button'
import { useKeys } from '@/ui/kit/behavior/keys'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { SearchBox } from '@/ui/kit/fields/search-box'
import { SelectField, type SelectOption } from '@/ui/kit/fields/select-field'
import { DateField } from '@/ui/kit/fields/text-field'
import type { RecordList } from './use-record-list'

export type OfList<R extends { id: number }> = { list: RecordList<R> }

/** The filters' width, in units of one filter; each of several days has a label and counts twice. */
const lengthOf = (filters: readonly { kind: string }[]) => {
  const days = filters.filter(({ kind }) => kind === 'day').length
  return filters.length + (days > 1 ? days : 0)
}

/** More filters never fit beside the search. */
const ONE_LINE = 4

/** In narrow spaces the search shrinks first, then the last filters wrap to a second line. */
export const RecordSearch = <R extends { id: number }>({ list }: OfList<R>) => {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useOptimistic(list.values.search)
  const type = (text: string) =>
    startTransition(() => {
      setTyped(text)
      list.search(text)
    })
  useImperativeHandle(list.searchField, () => ({ show: setTyped }))
  useKeys({ '/': () => box.current?.focus() })
  return (
    <chakra.div
      flex={{
        base: '1',
        md: '1 1 calc(100% - 14rem)',
        lg: `1 1 ${lengthOf(list.definition.filters) > ONE_LINE ? '20rem' : '8rem'}`,
      }}
      minW="0"
      maxW={{ lg: '20rem' }}
      display="flex"
    >
      <SearchBox
        ref={box}
        // On a tablet the search shares the first line with the views; the filters have the second.
        fills
        label={`Search ${list.definition.noun[1]}`}
        hint={list.definition.searchHint}
        shortHint={list.definition.shortSearchHint}
        value={typed}
        onChange={type}
      />
    </chakra.div>
  )
}

const LazyLongChoice = lazyPart({
  name: 'The filter',
  load: () => import('./long-choice').then(({ LongChoice }) => LongChoice),
  loading: <Skeleton width="11rem" height="9" aria-hidden />,
})

/** A link or saved view may filter by a deleted option; the filter shows that instead of "All". */
const withChosen = (options: readonly SelectOption[], chosen: string, isLoaded: boolean): readonly SelectOption[] =>
  isLoaded && !options.some(({ value }) => value === chosen)
    ? [...options, { value: chosen, label: 'No longer there' }]
    : options

/** Long option names must not take space from the search, nor from the second line on a tablet. */
const WIDEST = { md: '11rem', lg: '14rem' }

/** Several day fields stay on one line with a label each; a single one needs no label. */
export const FilterFields = <R extends { id: number }>({ list }: OfList<R>) => {
  const { filters } = list.definition
  const bind = (filter: (typeof filters)[number]) => ({
    field: { label: filter.label, hideLabel: true, value: list.values[filter.id] ?? '' } as const,
    choose: (value: string) => list.onPlace({ [filter.id]: value || undefined }),
  })
  const days = filters.filter(({ kind }) => kind === 'day')
  const [firstDay, lastDay] = days
  const areReversed = firstDay && lastDay && isReversed({ from: list.values[firstDay.id], to: list.values[lastDay.id] })
  const dayField = (filter: (typeof filters)[number]) => {
    const { field, choose } = bind(filter)
    return (
      <DateField
        key={filter.id}
        {...field}
        error={filter === lastDay && areReversed ? REVERSED_DATES : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    )
  }
  return filters.map((filter) => {
    if (filter.kind === 'day') {
      if (days.length === 1) return dayField(filter)
      return filter === firstDay ? (
        <chakra.span key={filter.id} display={{ base: 'contents', md: 'flex' }} gap="3">
          {days.map((day) => (
            <Named key={day.id}>
              <chakra.span aria-hidden textStyle="small" color="fg.muted" whiteSpace="nowrap">
                {day.label}
              </chakra.span>
              {dayField(day)}
            </Named>
          ))}
        </chakra.span>
      ) : null
    }
    const { field, choose } = bind(filter)
    const options = withChosen(filter.options, field.value, list.records.state === 'ready')
    if (filter.hiddenWithoutOptions && options.length < 2) return null
    return filter.kind === 'choice' ? (
      <SelectField
        key={filter.id}
        {...field}
        maxW={WIDEST}
        {...(filter.fromRecords ? { width: WIDEST } : {})}
        options={options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    ) : (
      <chakra.span key={filter.id} maxW={WIDEST} minW="0">
        <LazyLongChoice {...field} options={options} onChoose={choose} />
      </chakra.span>
    )
  })
}

const Named = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'baseline' },
    columnGap: '1.5',
  },
})

export const FilterButtons = <R extends { id: number }>({ list }: OfList<R>) => {
  const { today } = list.context
  const days = list.definition.filters.filter(({ kind }) => kind === 'day')
  const day = days.length === 1 ? days[0] : undefined
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
