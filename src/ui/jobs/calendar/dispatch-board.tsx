import { Box, chakra } from '@chakra-ui/react'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { type Day, formatTime } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import type { FindPosition } from '@/domain/scheduling/travel'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { type BoardNow, createBoardMoves } from './board-moves'
import { carryKeys } from './carry-keys'
import { dispatchCss, HEAD, HOUR_WIDTH } from './dispatch-css'
import { hoursFor, hoursIn, hourText, minutesOf, percent, shareOf } from './geometry'
import { hourDrag } from './hour-drag'
import { HOW_TO_MOVE, type JobHandlers } from './job-face'
import { LaneView } from './lane-view'
import { keptLanes, type Lane, lanesOf, trayOf } from './lanes'
import { isLate, type Moment } from './late'
import { pointerDrags } from './pointer-drag'
import { createStage } from './stage'
import { TrayView } from './tray-view'

export type DispatchBoardProps = Pick<BoardNow, 'actor' | 'crew' | 'busy' | 'jobs' | 'commit'> & {
  day: Day
  /** Jobs that the filters leave. */
  shown: readonly Job[]
  moment: Moment
  positionOf: FindPosition
  handlers: JobHandlers
}

/** The lanes of the day; those in which nothing changed stay the same objects. */
const useLanes = ({ day, crew, shown, jobs, positionOf }: DispatchBoardProps): readonly Lane[] => {
  const now = useMemo(
    () => lanesOf({ day, crew: [...crew.values()], shown, planned: jobs, positionOf }),
    [day, crew, shown, jobs, positionOf],
  )
  const [kept, setKept] = useState({ of: now, lanes: now })
  if (kept.of === now) return kept.lanes
  const lanes = keptLanes(kept.lanes, now)
  setKept({ of: now, lanes })
  return lanes
}

/** A crew's day: who does what when, and what waits beside it. */
export const DispatchBoard = (props: DispatchBoardProps) => {
  const { day, shown, moment, busy, handlers } = props
  const { today, time } = moment
  const lanes = useLanes(props)
  const tray = useMemo(() => trayOf(shown, day, today), [shown, day, today])
  const hours = useMemo(() => {
    const blocks = lanes.flatMap((lane) => lane.blocks)
    return hoursFor(blocks.map(({ job }) => ({ start: job.scheduled_start_time, end: job.scheduled_end_time })))
  }, [lanes])
  const late = useMemo(() => (job: Job) => isLate(job, { today, time }), [today, time])
  const { root, status } = useBoardMoves({ ...props, today, hours, laneIds: lanes.map(({ id }) => id) })
  const scroll = useStartInView(day, hours.from)
  const now = shareOf(minutesOf(time), hours)
  const isNow = day === today && now > 0 && now < 1
  const slots = hoursIn(hours)

  return (
    <Box css={dispatchCss} ref={root}>
      <TrayView tray={tray} {...{ today, late, busy, handlers }} />
      <chakra.section className="scroll" ref={scroll} aria-label="Crew schedule" tabIndex={0}>
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
          <div className="hours" aria-hidden>
            <span>Crew</span>
            <div>
              {slots.map((hour) => (
                <span key={hour} style={{ left: percent(shareOf(hour, hours)) }}>
                  {hourText(hour)}
                </span>
              ))}
              {isNow && <b className="now">{formatTime(time)}</b>}
            </div>
          </div>
          {lanes.map((lane) => (
            <LaneView key={lane.id} {...{ lane, hours, late, busy, handlers }} />
          ))}
        </div>
      </chakra.section>
      <VisuallyHidden id={HOW_TO_MOVE}>
        Enter opens the details. Space picks up: arrow keys change time and crew member, Shift and arrow keys the
        length, Space drops, Escape cancels.
      </VisuallyHidden>
      <VisuallyHidden role="status" ref={status} />
    </Box>
  )
}

/** Pointer and keys for as long as the board is shown; both read what is true at the moment. */
const useBoardMoves = (board: BoardNow) => {
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const latest = useRef(board)
  const refocus = useRef<{ id: number; lane: number | null } | null>(null)
  useEffect(() => {
    latest.current = board
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const stage = createStage(element)
    const now = (): BoardNow => ({
      ...latest.current,
      commit(job, place, to) {
        // In its new lane it is another element, which takes the focus.
        if (element.contains(document.activeElement)) refocus.current = { id: job.id, lane: to }
        latest.current.commit(job, place, to)
      },
    })
    const moves = createBoardMoves(element, stage, now)
    const speak = (text: string) => {
      if (status.current) status.current.textContent = text
    }
    const stops = [pointerDrags(element, hourDrag(element, moves, stage, now)), carryKeys(element, moves, now, speak)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  useEffect(() => {
    const wanted = refocus.current
    if (!wanted) return
    const within = wanted.lane === null ? '[data-tray]' : `[data-track="${wanted.lane}"]`
    const face = root.current?.querySelector<HTMLElement>(`${within} [data-job="${wanted.id}"]`)
    if (!face) return
    refocus.current = null
    face.focus()
  })
  return { root, status }
}

/** Minutes before the first work of a usual day that lie to the left. */
const LEAD = 15
const WORK_BEGINS = 7 * 60

/** A day is shown from where work begins. */
const useStartInView = (day: Day, from: number) => {
  const scroll = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = scroll.current
    if (box && day) box.scrollLeft = ((WORK_BEGINS - LEAD - from) / 60) * HOUR_WIDTH
  }, [day, from])
  return scroll
}
