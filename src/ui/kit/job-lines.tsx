import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Day } from '@/domain/calendar'
import { formatDay } from '@/domain/calendar'
import { type Job, statusLabel } from '@/domain/job/job'
import { byAgenda } from '@/domain/job/order'
import { timeRange } from '@/domain/job/slot-words'
import { Button } from './button'
import { TextLink } from './text-link'

type Props = {
  /** Whose they are: "Jobs of this client" */
  label: string
  jobs: readonly Job[]
  today: Day
  /** So many are shown before "Show all"; all of them where this is absent. */
  first?: number
}

/** Jobs of a client or at a property, what comes next on top, then the past from its end; each leads to the job. */
export const JobLines = ({ label, jobs, today, first = Number.POSITIVE_INFINITY }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const inOrder = [...jobs].sort(byAgenda(today))
  const shown = isWhole ? inOrder : inOrder.slice(0, first)
  return (
    <>
      <chakra.ul listStyleType="none" aria-label={label} maxW="48rem">
        {shown.map((job) => (
          <chakra.li
            key={job.id}
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            justifyContent="space-between"
            columnGap="3"
            py="2"
            borderBottomWidth="1px"
            _first={{ pt: '0' }}
            _last={{ borderBottomWidth: 0 }}
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
                {job.job_number} {job.title}
              </TextLink>
            </chakra.span>
            <chakra.span color="fg.muted" textStyle="small" flex="none" fontVariantNumeric="tabular-nums">
              {formatDay(job.scheduled_date, today)}, {timeRange(job)} · {statusLabel(job.status)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {inOrder.length > shown.length && (
        <Button variant="outline" size="sm" mt="2" onClick={() => setWhole(true)}>
          Show all {inOrder.length} jobs
        </Button>
      )}
    </>
  )
}
