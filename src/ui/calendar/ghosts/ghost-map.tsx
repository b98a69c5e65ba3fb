import { Box, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Job } from '@/domain/job/job'
import { mapPlaces } from '@/domain/map/day-map'
import { type DayRoutes, dayRoutes, type Pin, type PlacedStop, pinsOf } from '@/domain/map/day-routes'
import { listed } from '@/domain/text/wording'
import { type Day, formatLongDay } from '@/domain/time/calendar'
import type { RouteLine } from '@/ui/map/canvas/create-map'
import { linesOf, namedRoutes } from '@/ui/map/day-route-lines'
import { LazyJobMap } from '@/ui/map/lazy-map'
import '@/ui/map/marks.css'
import type { GhostDayProps } from './types'

const NOTHING: readonly Job[] = []
const GOES = '×'

type DayContext = Pick<GhostDayProps, 'properties' | 'crew' | 'today'>

const routesOn = (day: Day, jobs: readonly Job[], context: DayContext): DayRoutes => {
  const ofDay = jobs.filter(({ scheduled_date }) => scheduled_date === day)
  return dayRoutes(mapPlaces({ ...context, jobs: ofDay, jobsOf: () => NOTHING }))
}

const stopsOf = ({ routes, loose }: DayRoutes): PlacedStop[] => [...routes.flatMap(({ planned }) => planned), ...loose]

/** Current routes as thin lines under the proposed ones; a crew has the same style in both. */
const linesOfBoth = (now: DayRoutes, then: DayRoutes, crews: GhostDayProps['crews']): RouteLine[] => {
  const order = [...new Set([...then.routes, ...now.routes].map(({ crew_id }) => crew_id))]
  const looked = ({ routes }: DayRoutes) =>
    linesOf(namedRoutes(routes, crews).map((route) => ({ ...route, look: order.indexOf(route.crew_id) })))
  return [
    ...looked(now).map((line) => ({ ...line, isFaint: true })),
    ...looked(then).map((line) => ({ ...line, isProposed: true })),
  ]
}

/** The proposed day on the map: moved jobs are outlined, and each crew's new route is dashed over its current one. */
export const GhostMap = ({
  day,
  ghosts,
  jobs,
  crew,
  crews,
  properties,
  tiles,
  today,
  highlights,
  onJob,
}: GhostDayProps) => {
  const now = useMemo(() => routesOn(day, jobs, { properties, crew, today }), [day, jobs, properties, crew, today])
  const then = useMemo(
    () => routesOn(day, ghosts.after, { properties, crew, today }),
    [day, ghosts, properties, crew, today],
  )
  const lines = useMemo(() => linesOfBoth(now, then, crews), [now, then, crews])
  const pins = useMemo(() => {
    const coming = stopsOf(then)
    const there = new Set(coming.map(({ job }) => job.id))
    const going = stopsOf(now).filter(({ job }) => !there.has(job.id))
    const all = pinsOf([...coming, ...going.map((stop) => ({ ...stop, label: GOES }))])
    return all.map((pin): Pin => {
      const ids = pin.stops.map(({ job }) => job.id)
      if (ids.every((id) => !there.has(id))) return { ...pin, ghost: 'goes' }
      return ids.some((id) => ghosts.moved.has(id) && there.has(id)) ? { ...pin, ghost: 'comes' } : pin
    })
  }, [now, then, ghosts])
  const lost = then.lost.filter(({ job }) => ghosts.moved.has(job.id)).map(({ job }) => job.job_number)
  return (
    <>
      {lost.length > 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          Not on the map: {listed(lost)}
        </chakra.p>
      )}
      <Box
        display="flex"
        flex={{ base: 'none', lg: '1 1 0px' }}
        height={{ base: '46vh', lg: 'auto' }}
        minHeight="15rem"
      >
        <LazyJobMap
          label={`Proposal for ${formatLongDay(day)} on the map`}
          about={day}
          {...{ pins, lines, highlights, tiles }}
          chosen={null}
          onChoose={(pin) => pin?.stops[0] && onJob(pin.stops[0].job.id)}
          popup={() => null}
        />
      </Box>
    </>
  )
}
