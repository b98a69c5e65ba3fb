import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Job, statusLabel } from '@/domain/job/job'
import type { Lane } from '@/domain/scheduling/lanes'
import { isLate, type Moment } from '@/domain/scheduling/lateness'
import { hoursText } from '@/domain/scheduling/minutes'
import { formatTime } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { STATUS_TONES } from '@/ui/shared/job-tones'
import { toJob } from './addresses'
import type { DayLanesProps } from './day-lanes'

/** Replaces the lanes on narrow screens. */
export const CrewDayList = ({ lanes, withoutCrew, moment }: DayLanesProps) => {
  const busy = lanes.filter(({ blocks }) => blocks.length > 0)
  const free = lanes.filter(({ blocks, off }) => blocks.length === 0 && off === null)
  return (
    <chakra.div role="region" aria-label="Crew today" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {withoutCrew.length > 0 && (
        <Person name="No crew" aside="" isWaiting>
          <Lines jobs={withoutCrew} moment={moment} label="Jobs without a crew" />
        </Person>
      )}
      {busy.map((lane) => (
        <Person key={lane.id} name={lane.name} aside={asideOf(lane)}>
          <Lines jobs={lane.blocks.map(({ job }) => job)} moment={moment} label={`Jobs of ${lane.name}`} />
        </Person>
      ))}
      {free.length > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          Nothing planned for {free.map(({ name }) => name).join(', ')}.
        </chakra.p>
      )}
    </chakra.div>
  )
}

const asideOf = ({ off, booked, capacity }: Lane) => off ?? `${hoursText(booked)} of ${hoursText(capacity)} h`

type PersonProps = { name: string; aside: string; isWaiting?: boolean; children: ReactNode }

const Person = ({ name, aside, isWaiting = false, children }: PersonProps) => (
  <section aria-label={name}>
    <chakra.h3 display="flex" justifyContent="space-between" gap="3" textStyle="small" fontWeight="semibold">
      <chakra.span color={isWaiting ? 'warning.fg' : undefined}>{name}</chakra.span>
      <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
        {aside}
      </chakra.span>
    </chakra.h3>
    {children}
  </section>
)

type ListProps = { jobs: readonly Job[]; moment: Moment; label: string }

const Lines = ({ jobs, moment, label }: ListProps) => (
  <chakra.ul listStyle="none" aria-label={label}>
    {jobs.map((job) => (
      <chakra.li
        key={job.id}
        display="flex"
        alignItems="center"
        gap="2"
        minH="9"
        borderBottomWidth="1px"
        _last={{ borderBottomWidth: 0 }}
      >
        <StartTime job={job} />
        <chakra.span flex="1" minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          <TextLink {...toJob(job.id, moment.today)}>
            <VisuallyHidden>{job.job_number} </VisuallyHidden>
            {job.title}
          </TextLink>
        </chakra.span>
        <JobStatusText job={job} moment={moment} />
      </chakra.li>
    ))}
  </chakra.ul>
)

export const DayList = ({ jobs, moment, label }: ListProps) => (
  <chakra.ul listStyle="none" aria-label={label}>
    {jobs.map((job) => (
      <chakra.li key={job.id} display="flex" gap="2" py="2" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
        <StartTime job={job} />
        <chakra.span minW="0" flex="1" overflowWrap="anywhere">
          <TextLink {...toJob(job.id, moment.today)}>
            {job.job_number} {job.title}
          </TextLink>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {job.client_first_name} {job.client_last_name}, {job.property_address}
          </chakra.span>
        </chakra.span>
        <JobStatusText job={job} moment={moment} />
      </chakra.li>
    ))}
  </chakra.ul>
)

const StartTime = ({ job }: { job: Job }) => (
  <chakra.span color="fg.muted" width="4.25rem" flexShrink={0} fontVariantNumeric="tabular-nums">
    {formatTime(job.scheduled_start_time)}
  </chakra.span>
)

const JobStatusText = ({ job, moment }: { job: Job; moment: Moment }) => (
  <chakra.span flexShrink={0} textStyle="small">
    {isLate(job, moment) ? (
      <chakra.span color="danger.fg" fontWeight="semibold">
        Late
      </chakra.span>
    ) : (
      <StatusDot tone={STATUS_TONES[job.status]}>{statusLabel(job.status)}</StatusDot>
    )}
  </chakra.span>
)
