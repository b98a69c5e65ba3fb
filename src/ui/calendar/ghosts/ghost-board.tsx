import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import type { Job } from '@/domain/job/job'
import { timeRange } from '@/domain/job/slot-words'
import { stretchOf } from '@/domain/scheduling/bookings'
import type { Lane } from '@/domain/scheduling/lanes'
import { hoursFor, hoursIn } from '@/domain/scheduling/minutes'
import { type Ghosts, ghostLanes } from '@/domain/scheduling/proposal/ghosts'
import { positionsFrom } from '@/domain/scheduling/travel'
import { formatLongDay } from '@/domain/time/calendar'
import { useHighlights } from '@/ui/kit/behavior/linked-highlight'
import { STATUS_TONES } from '@/ui/shared/job-tones'
import { calendarCss, dispatchCss, HEAD, HOUR_WIDTH } from '../dispatch-css'
import { HourScale } from '../hour-scale'
import { LaneFrame } from '../lane-view'
import type { GhostDayProps } from './types'

export const GhostBoard = ({ day, ghosts, crew, properties, highlights }: GhostDayProps) => {
  const positionOf = useMemo(() => positionsFrom(properties), [properties])
  const lanes = useMemo(() => ghostLanes(ghosts, { day, crew, positionOf }), [ghosts, day, crew, positionOf])
  const hours = useMemo(() => hoursFor(lanes.flatMap(({ blocks }) => blocks.map(({ job }) => stretchOf(job)))), [lanes])
  const lit = useHighlights<HTMLDivElement>(highlights, intoTrack)
  const scroll = useRef<HTMLElement>(null)
  const begins = firstChange(lanes, ghosts)
  useEffect(() => {
    if (scroll.current && begins !== null) scroll.current.scrollLeft = ((begins - LEAD - hours.from) / 60) * HOUR_WIDTH
  }, [begins, hours.from])
  if (lanes.length === 0) return <chakra.p color="fg.muted">Nothing of what is selected changes this day.</chakra.p>
  return (
    <Box css={calendarCss}>
      <Box css={boardCss}>
        <chakra.section className="scroll" ref={scroll} aria-label={`Proposal for ${formatLongDay(day)}`} tabIndex={0}>
          <div
            className="wide"
            {...lit}
            style={
              {
                '--least': `${HEAD + hoursIn(hours).length * HOUR_WIDTH}px`,
                '--hours': hoursIn(hours).length,
              } as CSSProperties
            }
          >
            <HourScale hours={hours} />
            {lanes.map((lane) => (
              <LaneFrame key={lane.id} {...{ lane, hours }} face={({ job }) => <GhostFace {...{ job, ghosts }} />} />
            ))}
          </div>
        </chakra.section>
      </Box>
    </Box>
  )
}

const LEAD = 15

const firstChange = (lanes: readonly Lane[], { moved }: Ghosts): number | null => {
  const changes = lanes.flatMap(({ blocks }) => blocks.filter(({ job }) => moved.has(Math.abs(job.id))))
  return changes.length === 0 ? null : Math.min(...changes.map(({ start }) => start))
}

const LEAD_PX = 24

/** Scrolls the lanes only, not the page. */
const intoTrack = (part: HTMLElement): void => {
  const box = part.closest<HTMLElement>('.scroll')
  if (!box || part.dataset.ghost !== 'comes') return
  const [around, own] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
  if (own.left < around.left + HEAD) box.scrollLeft -= around.left + HEAD - own.left + LEAD_PX
  else if (own.right > around.right) box.scrollLeft += own.right - around.right + LEAD_PX
}

/** Screen reader text for jobs whose block has no room for it. */
const GHOST_WORDS = { comes: 'proposed here', goes: 'here now, would move', stays: 'stays' } as const

const GhostFace = ({ job, ghosts }: { job: Job; ghosts: Ghosts }) => {
  const ghost = job.id < 0 ? 'goes' : ghosts.moved.has(job.id) ? 'comes' : 'stays'
  return (
    <div
      className="job"
      data-lights={Math.abs(job.id)}
      data-tone={STATUS_TONES[job.status]}
      data-ghost={ghost}
      title={`${job.job_number} ${job.title}\n${timeRange(job)}, ${GHOST_WORDS[ghost]}`}
    >
      <span className="line">
        <span className="number">{job.job_number}</span> <span className="what">{job.title}</span>
      </span>
      <span className="line client">{timeRange(job)}</span>
      <span className="said">, {GHOST_WORDS[ghost]}</span>
    </div>
  )
}

/** Read-only, so nothing is draggable. The job's tone comes as `--tone`. */
const boardCss: SystemStyleObject = {
  ...dispatchCss,
  minH: 0,
  '& .scroll': { ...(dispatchCss['& .scroll'] as SystemStyleObject), maxH: { base: '60vh', lg: '42vh' } },
  // Phones have no room for wide names.
  '& .wide > :is(.hours, .lane)': {
    gridTemplateColumns: { base: '128px minmax(0, 1fr)', md: `${HEAD}px minmax(0, 1fr)` },
  },
  '& .job': { cursor: 'default', _hover: { boxShadow: 'none' } },
  '& .job[data-ghost=stays]': { opacity: 0.75 },
  '& .job[data-ghost=goes]': {
    borderStyle: 'dashed',
    borderInlineStartStyle: 'dashed',
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, token(colors.fg.subtle) 40%, transparent) 5px 6px)',
    '& .line': { opacity: 0.8 },
  },
  '& .job[data-ghost=comes]': { bg: 'bg.panel', borderWidth: '2px', borderInlineStartWidth: '5px' },
  '& .job[data-ghost=comes][data-tone=info]': { borderColor: 'info.solid' },
  '& .job[data-ghost=comes][data-tone=violet]': { borderColor: 'violet.solid' },
  '& .job[data-ghost=comes][data-tone=warning]': { borderColor: 'warning.solid' },
  '& .job[data-lit]': { boxShadow: '0 0 0 2px token(colors.fg)', opacity: 1 },
}
