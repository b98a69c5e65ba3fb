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

/** Search, status and date (JOB-03). */
export const Filters = ({ filter, onFilter, today }: FiltersProps) => {
  const [search, setSearch] = useTyped(filter.search ?? '', (search) => onFilter({ search }))
  return (
    <chakra.search
      display={{ base: 'contents', md: 'flex' }}
      flexWrap="wrap"
      gap="2"
      alignItems="end"
      flex="1 1 20rem"
      minW="0"
    >
      <chakra.div flex={{ base: '1 0 100%', sm: '1 1 14rem' }} maxW={{ sm: '24rem' }} display="flex">
        <SearchBox
          label="Search jobs"
          placeholder="Search title, number, address or name"
          value={search}
          onChange={setSearch}
        />
      </chakra.div>
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
      {filter.date !== today && (
        <Button variant="ghost" size="sm" onClick={() => onFilter({ date: today })}>
          Today
        </Button>
      )}
      {isNarrowed(filter) && (
        <Button variant="ghost" size="sm" onClick={() => onFilter(NO_FILTER)}>
          Clear filters
        </Button>
      )}
    </chakra.search>
  )
}

/** The patch that widens everything. */
export const NO_FILTER: Partial<JobFilter> = { search: '', status: undefined, date: undefined }

/** Whether anything is narrowed that "Clear filters" would widen. */
export const isNarrowed = (filter: JobFilter): boolean => Boolean(filter.search || filter.status || filter.date)

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
