import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { statusLabel } from '@/domain/job/job'
import type { MapStop } from '@/domain/map/day-routes'
import { numberText } from '@/domain/money/number-text'
import { driveOf } from '@/domain/scheduling/day-routes'
import { counted } from '@/domain/text/wording'
import { formatTime } from '@/domain/time/calendar'
import { type Highlights, intoList, useHighlights } from '@/ui/kit/behavior/linked-highlight'
import { JobMark, RouteSwatch } from './job-mark'
import type { Choose, RouteView } from './types'

const css: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  '& section': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden' },
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    pt: '2.5',
    fontSize: 'md',
    fontWeight: 'semibold',
  },
  '& .about': { px: '3', pb: '2', color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  '& :is(ol, ul)': { listStyle: 'none' },
  '& li': { borderTopWidth: '1px', minHeight: '53px' },
  '&[data-long] li': { contentVisibility: 'auto' },
  '& .stop': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '2.5',
    alignItems: 'center',
    width: '100%',
    minHeight: '52px',
    px: '3',
    py: '1.5',
    textAlign: 'start',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-lit]': { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 token(colors.accent.solid)' },
  },
  '& .title': {
    display: 'block',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .quiet': {
    display: 'block',
    color: 'fg.muted',
    fontSize: 'xs',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .when': { textAlign: 'end', fontSize: 'xs', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}

export type StopGroup = {
  key: string
  title: ReactNode
  about: string
  stops: readonly (MapStop & { label?: string })[]
}

export const routeGroup = ({ crew_id, letter, name, look, stops }: RouteView, shown = stops): StopGroup => {
  const { minutes, miles } = driveOf(stops)
  const drive = minutes > 0 ? ` · ${counted(minutes, 'minute')}, ${numberText(miles)} mi of driving` : ''
  return {
    key: String(crew_id),
    title: (
      <>
        <RouteSwatch look={look} /> {letter} {name}
      </>
    ),
    about: `${counted(stops.length, 'stop')}${drive}`,
    stops: shown,
  }
}

type Props = {
  groups: readonly StopGroup[]
  highlights: Highlights
  chosen: number | undefined
  onChoose: Choose
  onOpen: (jobId: number) => void
}

/** Above this many jobs, off-screen ones skip layout. */
const LONG = 100

/** The day's jobs in route order. Hovering highlights the pin, and vice versa. */
export const StopList = ({ groups, highlights, chosen, onChoose, onOpen }: Props) => {
  const lit = useHighlights<HTMLDivElement>(highlights, intoList)
  const isLong = groups.reduce((count, { stops }) => count + stops.length, 0) > LONG
  return (
    <chakra.div {...lit} css={css} data-long={isLong || undefined}>
      {groups.map(({ key, title, about, stops }) => (
        <section key={key} aria-labelledby={`stops-${key}`}>
          <h2 id={`stops-${key}`}>{title}</h2>
          <p className="about">{about}</p>
          <ol>
            {stops.map(({ job, place, position, label = '–' }) => (
              <li key={job.id}>
                <button
                  type="button"
                  className="stop"
                  data-lights={job.id}
                  aria-pressed={position ? job.id === chosen : undefined}
                  onClick={({ currentTarget }) =>
                    position ? onChoose(job.id === chosen ? undefined : job.id, currentTarget) : onOpen(job.id)
                  }
                >
                  <JobMark status={job.status}>{label}</JobMark>
                  <span>
                    <span className="title">{job.job_title}</span>
                    <span className="quiet">
                      {job.client_name}, {place.address}
                    </span>
                  </span>
                  <span className="when">
                    {formatTime(job.scheduled_start_time)}
                    <span className="quiet">{statusLabel(job.status)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </chakra.div>
  )
}
