import { Box, chakra } from '@chakra-ui/react'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { Job } from '@/domain/job/job'
import { stretchOf } from '@/domain/scheduling/bookings'
import { type Lane, lanesOf, reuseLanes, type Tray, trayOf } from '@/domain/scheduling/lanes'
import { isLate, type Moment } from '@/domain/scheduling/lateness'
import { hoursFor, hoursIn, hourText, minutesOf, shareOf } from '@/domain/scheduling/minutes'
import type { FindPosition } from '@/domain/scheduling/travel'
import { type ClockChange, clockChangeOn, type Day, formatTime } from '@/domain/time/calendar'
import { Flights } from '@/ui/kit/behavior/flights'
import { isUnderNow } from '@/ui/kit/layout/hour-names'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { BoardNow } from './board-moves'
import { dispatchCss, HEAD, HOUR_WIDTH } from './dispatch-css'
import { HourScale } from './hour-scale'
import { HOW_TO_MOVE, type JobHandlers } from './job-face'
import { LaneView } from './lane-view'
import { TrayView } from './tray-view'
import { useHourMoves } from './use-board'

export type DispatchBoardProps = Pick<BoardNow, 'actor' | 'crew' | 'busy' | 'jobs' | 'commit'> & {
  day: Day
  shown: readonly Job[]
  moment: Moment
  positionOf: FindPosition
  handlers: JobHandlers
}

/** The day's lanes; unchanged ones keep their identity. */
const useLanes = ({ day, crew, shown, jobs, positionOf }: DispatchBoardProps): readonly Lane[] => {
  const now = useMemo(
    () => lanesOf({ day, crew: [...crew.values()], shown, planned: jobs, positionOf }),
    [day, crew, shown, jobs, positionOf],
  )
  const [cache, setCache] = useState({ of: now, lanes: now })
  if (cache.of === now) return cache.lanes
  const lanes = reuseLanes(cache.lanes, now)
  setCache({ of: now, lanes })
  return lanes
}

const placesOf = (lanes: readonly Lane[], tray: Tray): ReadonlyMap<number, string> => {
  const places = new Map<number, string>()
  for (const { key, jobs } of tray) for (const { id } of jobs) places.set(id, key)
  for (const { id: lane, blocks } of lanes)
    for (const { job, start, end, row } of blocks)
      places.set(job.id, `${places.get(job.id) ?? ''} ${lane}/${start}-${end}/${row}`)
  return places
}

const isEmpty = (tray: Tray): boolean => tray.every(({ jobs }) => jobs.length === 0)

const CHANGED = {
  skipped: (hour) => `no ${hour}`,
  repeated: (hour) => `${hour} twice`,
} as const satisfies Record<ClockChange['kind'], (hour: string) => string>

/** Half-width of the current-time label over the hour labels, in minutes (`isUnderNow`). */
const NEAR_NOW = 42

const isChanged = (hour: number, change: ClockChange | null): change is ClockChange =>
  change !== null && minutesOf(change.start) <= hour && hour < minutesOf(change.end)

export const DispatchBoard = (props: DispatchBoardProps) => {
  const { actor, day, jobs, shown, moment, busy, handlers } = props
  const { today, time } = moment
  const lanes = useLanes(props)
  const tray = useMemo(() => trayOf(shown, day, today), [shown, day, today])
  const isFiltered = useMemo(() => isEmpty(tray) && !isEmpty(trayOf(jobs, day, today)), [tray, jobs, day, today])
  const hours = useMemo(() => {
    const blocks = lanes.flatMap((lane) => lane.blocks)
    return hoursFor(blocks.map(({ job }) => stretchOf(job)))
  }, [lanes])
  const places = useMemo(() => placesOf(lanes, tray), [lanes, tray])
  const late = useMemo(() => (job: Job) => isLate(job, { today, time }), [today, time])
  const { root, status } = useHourMoves({ ...props, today, hours, laneIds: lanes.map(({ id }) => id) })
  const scroll = useStartInView(day, hours.from)
  const now = shareOf(minutesOf(time), hours)
  const isNow = day === today && now > 0 && now < 1
  const slots = hoursIn(hours)
  const change = useMemo(() => clockChangeOn(day, actor.time_zone), [day, actor.time_zone])

  return (
    <Box css={dispatchCss} ref={root}>
      <Flights root={root} places={places}>
        {handlers.move && <TrayView {...{ tray, isFiltered, today, late, busy, handlers }} />}
        <chakra.section className="scroll" ref={scroll} data-scrolls="md" aria-label="Crew schedule" tabIndex={0}>
          <div
            className="wide"
            {...(isNow ? { 'data-now': '' } : {})}
            style={
              {
                '--least': `${HEAD + slots.length * HOUR_WIDTH}px`,
                '--hours': slots.length,
                '--now': now,
              } as CSSProperties
            }
          >
            <HourScale
              hours={hours}
              textOf={(hour) => {
                if (isChanged(hour, change)) return CHANGED[change.kind](hourText(hour))
                return isNow && isUnderNow(hour, minutesOf(time), NEAR_NOW) ? '' : hourText(hour)
              }}
            >
              {isNow && <b className="now">{formatTime(time)}</b>}
            </HourScale>
            {lanes.map((lane) => (
              <LaneView key={lane.id} {...{ lane, hours, late, busy, handlers }} />
            ))}
          </div>
        </chakra.section>
      </Flights>
      {handlers.move && (
        <VisuallyHidden id={HOW_TO_MOVE}>
          Enter opens the details. Space picks up: arrow keys change time and crew member, Shift and arrow keys the
          length, Space drops, Escape cancels.
        </VisuallyHidden>
      )}
      <VisuallyHidden role="status" ref={status} />
    </Box>
  )
}

/** Minutes shown before the first work of a usual day. */
const LEAD = 15
const WORK_BEGINS = 7 * 60

const useStartInView = (day: Day, from: number) => {
  const scroll = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = scroll.current
    if (box && day) box.scrollLeft = ((WORK_BEGINS - LEAD - from) / 60) * HOUR_WIDTH
  }, [day, from])
  return scroll
}
