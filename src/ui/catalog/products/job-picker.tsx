import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { fullName } from '@/domain/account/user'
import type { Job } from '@/domain/job/job'
import { searchBy } from '@/domain/text/search'
import { type Day, formatDay } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'

type JobPickerProps = {
  jobs: Loadable<readonly Job[]>
  today: Day
  chosen: number | null
  onChoose: (id: number) => void
  error: string | undefined
}

const NONE: readonly Job[] = []

const clientOf = (job: Job): string => fullName({ first_name: job.client_first_name, last_name: job.client_last_name })

const finds = searchBy((job: Job) => [job.job_number, job.title, clientOf(job), job.property_address])

export const JobPicker = ({ jobs, today, chosen, onChoose, error }: JobPickerProps) => {
  const jobList = jobs.state === 'ready' ? jobs.value : NONE
  const begun = useMemo(
    () =>
      jobList
        .filter(({ status, scheduled_date }) => status !== 'cancelled' && scheduled_date <= today)
        .toSorted((a, b) => earliestFirst(b.scheduled_date, a.scheduled_date)),
    [jobList, today],
  )
  const job = jobList.find(({ id }) => id === chosen)
  const find = (typed: string) => {
    const { found, more } = firstMatches(begun.filter(finds(typed)))
    return {
      found: found.map((each) => ({
        key: String(each.id),
        text: `${each.job_number} ${each.title}`,
        detail: `${clientOf(each)}, ${formatDay(each.scheduled_date, today)}`,
      })),
      more,
    }
  }
  return (
    <chakra.div display="grid" gap="2">
      {jobs.state === 'failed' && (
        <Banner kind="warning" detail={jobs.failure.message} onRetry={jobs.retry}>
          Failed to load jobs. Please try again.
        </Banner>
      )}
      <Combobox
        name="job_id"
        label="Job"
        listLabel="Jobs"
        placeholder="Search by number, title or client"
        find={jobs.state === 'ready' ? find : null}
        chosen={job ? `${job.job_number} ${job.title}` : ''}
        onChoose={(key) => onChoose(Number(key))}
        none="No job found."
        error={error}
        hint={jobs.state === 'loading' ? 'Loading jobs…' : undefined}
      />
    </chakra.div>
  )
}
