import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Day } from '@/domain/calendar'
import type { JobFilter } from '@/domain/job/filter'
import { JOB_STATUSES, statusLabel } from '@/domain/job/job'
import { Button } from '@/ui/kit/button'
import { SearchBox } from '@/ui/kit/search-box'
import { SelectField } from '@/ui/kit/select-field'
import { DateField } from '@/ui/kit/text-field'

/** "All Status", the documents' six, then the two that they leave out (X-42): the order of a job's life. */
const STATUS_OPTIONS = [
  { value: '', label: 'All Status' },
  ...JOB_STATUSES.map((status) => ({ value: status, label: statusLabel(status) })),
]

export type FiltersProps = {
  filter: JobFilter
  onFilter: (patch: Partial<JobFilter>) => void
  today: Day
}

/** Search (JOB-03). */
export const JobSearchBox = ({ filter, onFilter }: FiltersProps) => {
  const [search, setSearch] = useTyped(filter.search ?? '', (search) => onFilter({ search }))
  return (
    <chakra.div flex={{ base: '1', md: '0 1 20rem' }} minW={{ base: '0', md: '8rem' }} display="flex">
      <SearchBox
        label="Search jobs"
        placeholder="Search title, number, address or name"
        value={search}
        onChange={setSearch}
      />
    </chakra.div>
  )
}

/** Status and date (JOB-03). */
export const FilterFields = ({ filter, onFilter }: FiltersProps) => (
  <>
    <SelectField
      label="Status"
      hideLabel
      options={STATUS_OPTIONS}
      value={filter.status ?? ''}
      onChange={({ currentTarget }) =>
        onFilter({ status: JOB_STATUSES.find((status) => status === currentTarget.value) })
      }
    />
    <DateField
      label="Date"
      hideLabel
      value={filter.date ?? ''}
      onChange={({ currentTarget }) => onFilter({ date: currentTarget.value || undefined })}
    />
  </>
)

/** The day one asks for most, and the way back to everything. */
export const FilterButtons = ({ filter, onFilter, today }: FiltersProps) => (
  <>
    {filter.date !== today && (
      <Button variant="ghost" size="sm" onClick={() => onFilter({ date: today })}>
        Today
      </Button>
    )}
    {countNarrowed(filter) > 0 && (
      <Button variant="ghost" size="sm" onClick={() => onFilter(NO_FILTER)}>
        Clear filters
      </Button>
    )}
  </>
)

/** The patch that widens everything. */
export const NO_FILTER: Partial<JobFilter> = { search: '', status: undefined, date: undefined }

/** How many things are narrowed that "Clear filters" would widen. */
export const countNarrowed = ({ search, status, date }: JobFilter): number =>
  [search, status, date].filter(Boolean).length

/**
 * Text that follows the keys at once, whatever the owner of the value takes to hand it back. What comes back late is known by having
 * been sent; any other value from outside wins.
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
