import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { Job } from '@/domain/job/job'
import { ownAmount } from '@/domain/money/own-amount'
import { isCrewed } from '@/domain/scheduling/bookings'
import { arrivalText, type CrewRoute, crewRoutes, routeLines, savingsOf } from '@/domain/scheduling/day-routes'
import { counted } from '@/domain/text/wording'
import { formatDay, formatTime } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Card } from '@/ui/kit/layout/card'
import { Tiles } from './tiles'
import type { PanelProps } from './types'
import { milesText, namesOf } from './words'

/** The shortest route per crew and its savings over the planned order (SCHED-06). */
export const RoutesPanel = ({ ofDay, crew, positionOf, day, today }: PanelProps) => {
  const routes = crewRoutes(ofDay, crew, positionOf)
  const lost = ofDay.filter((job) => isCrewed(job) && positionOf(job) === null)
  if (routes.length === 0 && lost.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title={`No routes on ${formatDay(day, today)}`}
        hint="A route needs jobs with a crew and an address on the map."
      />
    )
  const { minutes, miles, fuel } = savingsOf(routes)
  return (
    <>
      <Tiles
        label="Route Optimizer"
        tiles={[
          { title: 'Time Saved', value: counted(minutes, 'min', 'min'), about: 'with the shortest orders below' },
          { title: 'Miles Reduced', value: milesText(miles), about: 'compared with the planned order' },
          { title: 'Fuel Savings', value: ownAmount(fuel), about: 'at 29 cents a mile' },
        ]}
      />
      <chakra.p color="fg.muted" fontSize="sm" mb="3">
        The shortest order for each crew, ignoring arrival windows. Optimize Routes proposes what windows and working
        hours allow.
      </chakra.p>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        {routes.map((route) => (
          <RouteCard key={route.crew_id} {...{ route, crew }} />
        ))}
        {lost.length > 0 && <LostCard jobs={lost} />}
      </chakra.div>
    </>
  )
}

const RouteCard = ({ route, crew }: { route: CrewRoute; crew: PanelProps['crew'] }) => {
  const lines = routeLines(route.shortest)
  const isAsPlanned = route.shortest.every(({ job }, index) => job.id === route.planned[index]?.job.id)
  const leaders = [...new Set(route.planned.flatMap(({ job }) => job.assigned_crew_members.slice(0, 1)))]
  const names = namesOf(leaders, crew)
  return (
    <Card
      title={names}
      actions={
        <chakra.span color="fg.muted" fontSize="sm">
          {isAsPlanned ? 'As planned' : 'New order'}
        </chakra.span>
      }
    >
      <chakra.ol css={listCss} aria-label={`Order of ${names}`}>
        {route.shortest.map(({ job }, index) => {
          const line = lines[index]
          return (
            <li key={job.id}>
              <span>{index + 1}</span>
              <div>
                <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
                  {job.job_number} {job.title}
                </TextLink>
                <small>
                  {job.property_address}
                  {line && index > 0 && ` · ${milesText(line.travel_miles)} mi, ${line.travel_minutes} min`}
                </small>
              </div>
              <time>{line && arrivalText(line.arrive)}</time>
            </li>
          )
        })}
      </chakra.ol>
    </Card>
  )
}

const LostCard = ({ jobs }: { jobs: readonly Job[] }) => (
  <Card title="Not on the map">
    <chakra.p color="fg.muted" fontSize="sm">
      These addresses could not be found on the map. Check the address of the property.
    </chakra.p>
    <chakra.ul css={listCss} aria-label="Not on the map">
      {jobs.map((job) => (
        <li key={job.id}>
          <span>–</span>
          <div>
            <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
              {job.job_number} {job.title}
            </TextLink>
            <small>{job.property_address}</small>
          </div>
          <time>{formatTime(job.scheduled_start_time)}</time>
        </li>
      ))}
    </chakra.ul>
  </Card>
)

const listCss: SystemStyleObject = {
  fontSize: 'sm',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'start',
    py: '2',
    borderTopWidth: '1px',
  },
  '& li:first-of-type': { borderTopWidth: '0' },
  '& li > span': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontWeight: 'semibold',
    fontSize: 'xs',
  },
  '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  '& time': { color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}
