import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Job } from '@/domain/job/job'
import { type Block, isTight, type Lane, type Leg } from '@/domain/scheduling/lanes'
import { type Hours, hoursText, shareOf } from '@/domain/scheduling/minutes'
import { counted } from '@/domain/text/wording'
import { percent } from '@/ui/kit/feedback/percent'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { ROW_HEIGHT } from './dispatch-css'
import { JobFace, type JobHandlers } from './job-face'

export type LaneViewProps = {
  lane: Lane
  hours: Hours
  late: (job: Job) => boolean
  busy: ReadonlySet<number>
  handlers: JobHandlers
}

/** Minimum width of a drive in pixels; with no gap at all it would be invisible. */
const LEAST_LEG = 4

/** Minutes from which a block fits a full job number. */
const ROOMY = 60

const loadText = ({ booked, capacity }: Lane) => `${hoursText(booked)} of ${hoursText(capacity)} h`

const tightText = ({ drive, gap }: Leg) =>
  `${drive} min drive from the job before, ${Math.max(0, gap)} min to get there`

const legText = (leg: Leg) => {
  if (isTight(leg)) return tightText(leg)
  return leg.isFromHome ? `${leg.drive} min drive from the home base` : `${leg.drive} min drive`
}

/** A drive is drawn as wide as its gap allows, clipped to the visible hours. */
const legStyle = ({ from, gap, drive }: Leg, { from: first, to }: Hours): CSSProperties => {
  const begins = Math.max(first, from)
  const length = Math.max(0, from + Math.min(gap, drive) - begins)
  return {
    left: percent(shareOf(begins, { from: first, to })),
    width: `max(${LEAST_LEG}px, ${percent(length / (to - first))})`,
    top: ROW_HEIGHT / 2 - 2,
  }
}

export const LaneView = memo(({ lane, hours, late, busy, handlers }: LaneViewProps) => (
  <LaneFrame
    {...{ lane, hours }}
    face={({ job, start, end }, tight) => (
      <>
        <JobFace
          job={job}
          late={late(job)}
          busy={busy.has(job.id)}
          warning={tight && tightText(tight)}
          short={end - start < ROOMY}
          byKeys
          handlers={handlers}
        />
        {handlers.move && <i className="grip" data-grip={job.id} aria-hidden />}
      </>
    )}
  />
))

type FrameProps = Pick<LaneViewProps, 'lane' | 'hours'> & {
  /** Renders a job; `tight` is the drive to it that has too little time. */
  face: (block: Block, tight: Leg | undefined) => ReactNode
}

export const LaneFrame = ({ lane, hours, face }: FrameProps) => (
  <section
    className="lane"
    data-off={lane.off !== null}
    aria-label={`${lane.name}, ${counted(lane.blocks.length, 'job')}${lane.off ? `, ${lane.off}` : `, ${loadText(lane)}`}`}
  >
    <div className="head">
      <h3 title={lane.name}>{lane.name}</h3>
      <span className="why" data-why />
      {lane.off === null ? <Load lane={lane} /> : <span className="reason">{lane.off}</span>}
    </div>
    <div className="track" data-track={lane.id} style={{ '--rows': lane.rows } as CSSProperties}>
      <Rest lane={lane} hours={hours} />
      <ol>
        {lane.blocks.map((block) => (
          <li
            key={block.job.id}
            className="slot"
            data-card={block.job.id}
            style={{
              left: percent(shareOf(block.start, hours)),
              width: percent((block.end - block.start) / (hours.to - hours.from)),
              top: block.row * ROW_HEIGHT + 3,
            }}
          >
            {face(
              block,
              lane.legs.find((leg) => leg.to === block.job.id && isTight(leg)),
            )}
          </li>
        ))}
      </ol>
      {lane.legs.map((leg) => (
        <i
          key={leg.to}
          className="leg"
          aria-hidden
          data-tight={isTight(leg)}
          title={legText(leg)}
          style={legStyle(leg, hours)}
        />
      ))}
    </div>
  </section>
)

const Load = ({ lane }: { lane: Lane }) => (
  <span className={lane.booked > lane.capacity ? 'load over' : 'load'}>
    <span className="bar" aria-hidden>
      <i style={{ width: percent(Math.min(1, lane.capacity === 0 ? 0 : lane.booked / lane.capacity)) }} />
    </span>
    <span>
      <VisuallyHidden>Booked </VisuallyHidden>
      {loadText(lane)}
    </span>
  </span>
)

const Rest = ({ lane: { shift }, hours }: { lane: Lane; hours: Hours }) => {
  if (!shift) return null
  const from = percent(Math.max(0, shareOf(shift.start, hours)))
  const to = percent(Math.min(1, shareOf(shift.end, hours)))
  return (
    <>
      <i className="rest" aria-hidden style={{ left: 0, width: from }} />
      <i className="rest" aria-hidden style={{ left: to, right: 0 }} />
    </>
  )
}
