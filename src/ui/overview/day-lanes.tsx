import { chakra } from '@chakra-ui/react'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { WORKDAY } from '@/domain/crew/crew'
import { type Job, statusLabel } from '@/domain/job/job'
import { timeRange } from '@/domain/job/slot-words'
import { stretchOf } from '@/domain/scheduling/bookings'
import { type Block, blocksOf, type Lane } from '@/domain/scheduling/lanes'
import { isLate, type Moment } from '@/domain/scheduling/lateness'
import { type Hours, hoursFor, hoursIn, hoursText, hourText, minutesOf, shareOf } from '@/domain/scheduling/minutes'
import { counted } from '@/domain/text/wording'
import { type Day, formatTime } from '@/domain/time/calendar'
import { AppLink } from '@/ui/kit/actions/app-link'
import { percent } from '@/ui/kit/feedback/percent'
import { isUnderNow } from '@/ui/kit/layout/hour-names'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { STATUS_TONES } from '@/ui/shared/job-tones'
import { toCalendar, toJob } from './addresses'
import { LANE_ROW, lanesCss } from './lanes-css'

export type DayLanesProps = {
  /** People working today, and anyone else with a job. */
  lanes: readonly Lane[]
  withoutCrew: readonly Job[]
  moment: Moment
}

/** Default range, extended when a job lies outside. */
const WORKING_HOURS: Hours = { from: minutesOf(WORKDAY.start), to: minutesOf(WORKDAY.end) }

const NAMED_HOURS = 120
/** In minutes; hour labels this close to the current time are hidden (`isUnderNow`). */
const NEAR_NOW = 58

const rowsOf = (blocks: readonly Block[]) => Math.max(1, ...blocks.map(({ row }) => row + 1))

export const DayLanes = ({ lanes, withoutCrew, moment }: DayLanesProps) => {
  const { today, time } = moment
  const waiting = blocksOf(withoutCrew)
  const hours = hoursFor(
    [...lanes.flatMap(({ blocks }) => blocks), ...waiting].map(({ job }) => stretchOf(job)),
    WORKING_HOURS,
  )
  const slots = hoursIn(hours)
  const now = shareOf(minutesOf(time), hours)
  const isNow = now > 0 && now < 1
  const shared = { hours, moment }
  return (
    <chakra.div
      css={lanesCss}
      data-now={isNow}
      style={{ '--hours': slots.length, '--now': now } as CSSProperties}
      role="region"
      aria-label="Crew today"
    >
      <div className="hours" aria-hidden>
        {slots
          .filter((minutes) => (minutes - hours.from) % NAMED_HOURS === 0)
          .filter((minutes) => !isNow || !isUnderNow(minutes, minutesOf(time), NEAR_NOW))
          .map((minutes) => (
            <span key={minutes} style={{ left: percent(shareOf(minutes, hours)) }}>
              {hourText(minutes)}
            </span>
          ))}
        {isNow && <b className="now">{formatTime(time)}</b>}
      </div>
      {waiting.length > 0 && (
        <Row
          head={<span className="name">No crew</span>}
          aside={counted(waiting.length, 'job')}
          label={`No crew, ${counted(waiting.length, 'job')}`}
          day={today}
          blocks={waiting}
          rows={rowsOf(waiting)}
          isWaiting
          {...shared}
        />
      )}
      {lanes.map((lane) => (
        <Row
          key={lane.id}
          head={<span className="name">{lane.name}</span>}
          aside={lane.off ?? `${hoursText(lane.booked)} of ${hoursText(lane.capacity)} h`}
          label={`${lane.name}, ${counted(lane.blocks.length, 'job')}, ${lane.off ?? `${hoursText(lane.booked)} of ${hoursText(lane.capacity)} h booked`}`}
          isOver={lane.booked > lane.capacity}
          day={today}
          blocks={lane.blocks}
          rows={lane.rows}
          shift={lane.shift}
          {...shared}
        />
      ))}
    </chakra.div>
  )
}

type RowProps = {
  head: ReactNode
  aside: string
  label: string
  day: Day
  blocks: readonly Block[]
  rows: number
  hours: Hours
  moment: Moment
  shift?: Lane['shift']
  isWaiting?: boolean
  isOver?: boolean
}

const Row = ({ head, aside, label, day, blocks, rows, hours, moment, shift, isWaiting = false, isOver }: RowProps) => (
  <section className="lane" aria-label={label} data-waiting={isWaiting}>
    <AppLink {...toCalendar(day)} className="head">
      {head}
      <span className={isOver ? 'aside over' : 'aside'}>{aside}</span>
      <VisuallyHidden>today in the calendar</VisuallyHidden>
    </AppLink>
    <div className="track" style={{ '--rows': rows } as CSSProperties}>
      {shift && <Rest shift={shift} hours={hours} />}
      <ol>
        {blocks.map((block) => (
          <li
            key={block.job.id}
            style={{
              left: percent(shareOf(block.start, hours)),
              width: percent((block.end - block.start) / (hours.to - hours.from)),
              top: block.row * LANE_ROW + 3,
            }}
          >
            <JobBlock job={block.job} day={day} late={isLate(block.job, moment)} />
          </li>
        ))}
      </ol>
    </div>
  </section>
)

const JobBlock = ({ job, day, late }: { job: Job; day: Day; late: boolean }) => {
  const description = [timeRange(job), statusLabel(job.status), ...(late ? ['late'] : [])].join(', ')
  return (
    <AppLink
      {...toJob(job.id, day)}
      className="job"
      data-tone={STATUS_TONES[job.status]}
      data-late={late}
      title={`${job.job_number} ${job.title}\n${description}\n${job.client_first_name} ${job.client_last_name}`}
    >
      <VisuallyHidden>{job.job_number} </VisuallyHidden>
      {job.title}
      <VisuallyHidden>, {description}</VisuallyHidden>
    </AppLink>
  )
}

const Rest = ({ shift, hours }: { shift: NonNullable<Lane['shift']>; hours: Hours }) => (
  <Fragment>
    <i className="rest" aria-hidden style={{ left: 0, width: percent(Math.max(0, shareOf(shift.start, hours))) }} />
    <i className="rest" aria-hidden style={{ left: percent(Math.min(1, shareOf(shift.end, hours))), right: 0 }} />
  </Fragment>
)
