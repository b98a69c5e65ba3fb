import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import Sparkles from 'lucide-react/icons/sparkles'
import { Fragment, useState } from 'react'
import { type Job, priorityLabel, statusLabel } from '@/domain/job/job'
import { timeRange } from '@/domain/job/slot-words'
import { sumOfCents } from '@/domain/money/money'
import { ownPrice } from '@/domain/money/own-amount'
import { minutesOfJob } from '@/domain/scheduling/board'
import { waitsForCrew } from '@/domain/scheduling/bookings'
import { predictionOf, predictionText } from '@/domain/scheduling/prediction'
import { formatDay } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { STATUS_TONES } from '@/ui/shared/job-tones'
import { Tiles } from './tiles'
import type { PanelProps } from './types'
import { namesOf } from './words'

/** The day's jobs with predictions from past visits (SCHED-02, SCHED-03). */
export const SchedulePanel = ({ ofDay, jobs, crew, day, today }: PanelProps) => {
  const [openJobId, setOpenJobId] = useState<number | null>(null)
  const waiting = ofDay.filter(waitsForCrew).length
  const completed = ofDay.filter(({ status }) => status === 'completed').length
  return (
    <>
      <Tiles
        label="Job Schedule"
        tiles={[
          { title: 'Total Jobs', value: String(ofDay.length), about: formatDay(day, today) },
          { title: 'Completed', value: String(completed), about: `${ofDay.length - completed} to go` },
          {
            title: 'Assigned',
            value: String(ofDay.length - waiting),
            about: waiting === 0 ? 'all have a crew' : `${waiting} without a crew`,
          },
          {
            title: 'Revenue',
            value: ownPrice(sumOfCents(ofDay.map(({ estimated_cost }) => estimated_cost))),
            about: 'sum of estimated cost',
          },
        ]}
      />
      {ofDay.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={`No jobs on ${formatDay(day, today)}`}
          hint="Choose another day, or create a job for this one."
        />
      ) : (
        <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="lg" overflowX="auto">
          <chakra.table w="full" css={tableCss}>
            <thead>
              <tr>
                <th scope="col">Job</th>
                <th scope="col">Time</th>
                <th scope="col" className="number">
                  Duration (min)
                </th>
                <th scope="col">Status</th>
                <th scope="col">Priority</th>
                <th scope="col" className="number">
                  Value
                </th>
                <th scope="col">AI Actions</th>
              </tr>
            </thead>
            <tbody>
              {ofDay.map((job) => (
                <Fragment key={job.id}>
                  <JobRow
                    job={job}
                    names={namesOf(job.assigned_crew_members, crew)}
                    isRequested={openJobId === job.id}
                    onAsk={() => setOpenJobId(openJobId === job.id ? null : job.id)}
                  />
                  {openJobId === job.id && (
                    <tr>
                      <td colSpan={7} className="prediction">
                        <ul aria-label={`Prediction for ${job.job_number}`} aria-live="polite">
                          {predictionText(job, predictionOf(job, jobs, crew)).map((sentence) => (
                            <li key={sentence}>{sentence}</li>
                          ))}
                        </ul>
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
    </>
  )
}

type RowProps = { job: Job; names: string; isRequested: boolean; onAsk: () => void }

const JobRow = ({ job, names, isRequested, onAsk }: RowProps) => (
  <tr>
    <td className="job">
      <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
        {job.job_number} {job.title}
      </TextLink>
      <small>{names || 'No one yet'}</small>
    </td>
    <td data-label="Time" className="time">
      {timeRange(job)}
    </td>
    <td data-label="Duration (min)" className="number">
      {minutesOfJob(job)}
    </td>
    <td data-label="Status">
      <StatusDot tone={STATUS_TONES[job.status]}>{statusLabel(job.status)}</StatusDot>
    </td>
    <td data-label="Priority">{priorityLabel(job.priority)}</td>
    <td data-label="Value" className="number">
      {ownPrice(job.estimated_cost)}
    </td>
    <td>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isRequested}
        aria-label={`AI Predict ${job.job_number}`}
        onClick={onAsk}
      >
        <Sparkles size={14} aria-hidden />
        AI Predict
      </Button>
    </td>
  </tr>
)

const tableCss: SystemStyleObject = {
  fontSize: 'sm',
  '& th': {
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.subtle',
    px: '3',
    py: '2',
    whiteSpace: 'nowrap',
  },
  '& td': { px: '3', py: '2', borderTopWidth: '1px', verticalAlign: 'middle' },
  '& .job': { overflowWrap: 'anywhere', minWidth: { lg: '12rem' } },
  '& .time': { whiteSpace: 'nowrap' },
  '& .number': { textAlign: { base: 'start', lg: 'end' }, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  '& .prediction': { bg: 'bg.subtle', '& li': { py: '0.5' } },
  '@media (max-width: 63.99rem)': {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(9.5rem, 1.5fr) repeat(4, minmax(0, 1fr))' },
      borderTopWidth: '1px',
      py: '2',
    },
    '& tbody tr:first-of-type': { borderTopWidth: '0' },
    '& td': { borderTopWidth: '0', py: '1' },
    '& td:first-of-type, & td:last-of-type': { gridColumn: '1 / -1' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'fg.muted',
      fontSize: 'xs',
    },
  },
}
