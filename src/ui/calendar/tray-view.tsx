import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Job } from '@/domain/job/job'
import type { Tray } from '@/domain/scheduling/lanes'
import { counted } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import { dayLabel, timeRange } from '@/ui/jobs/rules/when'
import { JobFace, type JobHandlers } from './job-face'

const PAGE = 20

type TrayViewProps = {
  tray: Tray
  today: Day
  late: (job: Job) => boolean
  busy: ReadonlySet<number>
  handlers: JobHandlers
}

/** Unassigned jobs beside the lanes. `isFiltered`: the filters hide all of them. */
export const TrayView = ({ tray, isFiltered, ...shared }: TrayViewProps & { isFiltered: boolean }) => {
  const piles = tray.filter(({ jobs }) => jobs.length > 0)
  const total = tray.reduce((sum, { jobs }) => sum + jobs.length, 0)
  return (
    <section className="tray" data-tray aria-label={`Unscheduled, ${counted(total, 'job')}`}>
      <h2>
        Unscheduled <span>{total}</span>
      </h2>
      <chakra.section className="piles" data-scrolls="lg" aria-label="Unscheduled jobs" tabIndex={0}>
        {piles.length === 0 && (
          <p className="none">{isFiltered ? 'No waiting job matches your filters.' : 'Every job has its crew.'}</p>
        )}
        {piles.map((pile) => (
          <Pile key={pile.key} pile={pile} {...shared} />
        ))}
      </chakra.section>
    </section>
  )
}

const Pile = ({ pile, today, late, busy, handlers }: Omit<TrayViewProps, 'tray'> & { pile: Tray[number] }) => {
  const [limit, setLimit] = useState(PAGE)
  const more = Math.min(PAGE, pile.jobs.length - limit)
  return (
    <>
      <h3>
        {pile.title} <span>{pile.jobs.length}</span>
      </h3>
      <ul>
        {pile.jobs.slice(0, limit).map((job) => (
          <li key={job.id} data-card={job.id}>
            <JobFace
              job={job}
              late={late(job)}
              busy={busy.has(job.id)}
              when={`${pile.key === 'day' ? '' : `${dayLabel(job.scheduled_date, today)}, `}${timeRange(job)}`}
              byKeys
              handlers={handlers}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="more" onClick={() => setLimit(limit + PAGE)}>
          Show {more} more
        </button>
      )}
    </>
  )
}
