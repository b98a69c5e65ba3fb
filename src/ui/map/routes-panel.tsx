import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { MapPlace } from '@/domain/map/day-map'
import { dayRoutes, type MapRoute, type PlacedStop, shortestOrder } from '@/domain/map/day-routes'
import { numberText } from '@/domain/money/number-text'
import { ownAmount } from '@/domain/money/own-amount'
import {
  arrivalText,
  type CrewRoute,
  DAY_START,
  driveOf,
  type RouteJob,
  routeLines,
  type Savings,
  savingsOf,
} from '@/domain/scheduling/day-routes'
import { mayOptimizeRoutes } from '@/domain/scheduling/permissions'
import { counted, listed } from '@/domain/text/wording'
import { formatTime } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { intoList, useHighlights } from '@/ui/kit/behavior/linked-highlight'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { linesOf, namedRoutes } from './day-route-lines'
import { JobMark, RouteSwatch } from './job-mark'
import { MapBoard } from './map-board'
import type { BoardProps, Choose, RouteView } from './types'

type Props = Omit<BoardProps, 'places'> & { places: readonly MapPlace[] }

const ORDERS = [
  { value: 'shortest', label: 'Shortest order' },
  { value: 'planned', label: 'Planned order' },
] as const
type Order = (typeof ORDERS)[number]['value']

type BothOrders = { planned: RouteView; shortest: RouteView; route: CrewRoute<RouteJob>; saved: Savings }

const unsavedText = (routes: readonly RouteView[]): string => {
  if (routes.every(({ stops }) => stops.length < 2)) return 'No driving between jobs.'
  return routes.length === 1 ? 'The planned order is the shortest.' : 'All crews already drive the shortest order.'
}

const savesAnything = ({ minutes, miles }: Savings) => minutes > 0 || miles > 0

/** `12 minutes, 5.1 miles, and $1.48 of fuel` */
const savedText = ({ minutes, miles, fuel }: Savings): string =>
  listed([
    counted(minutes, 'minute'),
    `${numberText(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
    `${ownAmount(fuel)} of fuel`,
  ])

const bothOrders = (routes: readonly MapRoute[], crews: BoardProps['crews']): BothOrders[] => {
  const shortest = namedRoutes(routes, crews, shortestOrder)
  return namedRoutes(routes, crews).flatMap((planned, index) => {
    const best = shortest[index]
    if (!best) return []
    const route = { crew_id: planned.crew_id, planned: [...planned.stops], shortest: [...best.stops] }
    return [{ planned, shortest: best, route, saved: savingsOf([route]) }]
  })
}

/** Each crew's route in planned and in shortest order (MAP-03, X-46, X-65). */
export const RoutesPanel = ({ places, ...props }: Props) => {
  const { actor, crews, address, day, highlights, onOptimize, optimizing } = props
  const lit = useHighlights<HTMLDivElement>(highlights, intoList)
  const [order, setOrder] = useState<Order>('shortest')
  const found = useMemo(() => dayRoutes(places), [places])
  const routes = useMemo(() => bothOrders(found.routes, crews), [found, crews])
  const lost = found.lost.filter(({ job }) => job.crew_id !== null).length
  const stops = useMemo(() => routes.flatMap((route) => route[order].stops), [routes, order])
  const lines = useMemo(() => {
    const planned = linesOf(routes.map((route) => route.planned)).map((line) => ({ ...line, isFaint: true }))
    return order === 'planned'
      ? linesOf(routes.map((route) => route.planned))
      : [...planned, ...linesOf(routes.map((route) => route.shortest))]
  }, [routes, order])
  if (!mayOptimizeRoutes(actor))
    return (
      <EmptyState
        kind="no-permission"
        title="Routes are planned by the office"
        hint="This tab compares every crew's drive and shortens it. Who sees all jobs can use it. Your own stops, in their order, are on the Map View and List View tabs."
      />
    )
  if (routes.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title="No routes yet"
        hint="A route begins with a job that has a crew and a place on the map."
      />
    )
  const whole = savingsOf(routes.map(({ route }) => route))
  return (
    <MapBoard
      {...props}
      {...{ stops, lines }}
      sideWidth="min(34rem, 46%)"
      side={(choose) => (
        <chakra.div {...lit} css={css}>
          <div className="whole">
            <p>
              {savesAnything(whole) ? (
                <>
                  The shortest order saves <strong>{savedText(whole)}</strong>.
                </>
              ) : (
                unsavedText(routes.map(({ planned }) => planned))
              )}
            </p>
            <p className="quiet">
              Routes start at {formatTime(DAY_START)}. Each time adds the drive and the minutes of the job before. The
              whole day counts, with what is done already.
            </p>
            {lost > 0 && (
              <p>
                Without {counted(lost, 'stop')} not on the map: {lost === 1 ? 'its address' : 'their addresses'} could
                not be found.
              </p>
            )}
            <div className="ways">
              <SegmentedControl label="On the map" value={order} onChange={setOrder} options={ORDERS} />
              {onOptimize && (
                <Button variant="outline" loading={optimizing} onClick={() => onOptimize(day)}>
                  Optimize routes…
                </Button>
              )}
            </div>
          </div>
          {routes.map((route) => (
            <RouteCard key={route.planned.crew_id} {...route} choose={choose} chosen={address.stop} />
          ))}
        </chakra.div>
      )}
    />
  )
}

const css: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  '& .quiet': { color: 'fg.muted', fontSize: 'sm' },
  '& .whole': { display: 'grid', gap: '1', px: '3', py: '2.5', bg: 'accent.subtle', borderRadius: 'lg' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '1.5' },
  '& strong': { fontWeight: 'semibold' },
  '& section': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', p: '3' },
  '& h2': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'md', fontWeight: 'semibold' },
  '& .orders': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    mt: '2',
  },
  '& h3': { fontSize: 'sm', fontWeight: 'semibold' },
  '& .sum': { color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  '& ol': { listStyle: 'none', mt: '1.5' },
  '& .leg': {
    display: 'block',
    ms: '13px',
    ps: '24px',
    py: '1',
    borderInlineStartWidth: '2px',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .stop': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'center',
    width: '100%',
    minHeight: '40px',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
    '&[data-lit]': { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'accent.subtle' },
  },
  '& .title': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
  },
  '& .at': { display: 'block', fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
}

type CardProps = BothOrders & { choose: Choose; chosen: number | undefined }

const RouteCard = ({ planned, shortest, saved, ...shared }: CardProps) => {
  const saves = savesAnything(saved)
  return (
    <section aria-labelledby={`round-${planned.crew_id}`}>
      <h2 id={`round-${planned.crew_id}`}>
        <RouteSwatch look={planned.look} /> {planned.letter} {planned.name}
      </h2>
      <p className="quiet">{saves ? `Saves ${savedText(saved)}.` : unsavedText([planned])}</p>
      <div className="orders">
        <OrderList title="Planned order" stops={planned.stops} {...shared} />
        {saves && <OrderList title="Shortest order" stops={shortest.stops} {...shared} />}
      </div>
    </section>
  )
}

type ListProps = Pick<CardProps, 'choose' | 'chosen'> & { title: string; stops: readonly PlacedStop[] }

const OrderList = ({ title, stops, choose, chosen }: ListProps) => {
  const { minutes, miles } = driveOf(stops)
  const lines = routeLines(stops)
  return (
    <div>
      <h3>{title}</h3>
      {stops.length > 1 && (
        <p className="sum">
          {counted(minutes, 'minute')}, {numberText(miles)} mi of driving
        </p>
      )}
      <ol aria-label={title}>
        {stops.map(({ job, place, label }, index) => {
          const line = lines[index]
          return (
            <li key={job.id}>
              {line && index > 0 && (
                <span className="leg">
                  {line.travel_minutes} min · {numberText(line.travel_miles)} mi
                </span>
              )}
              <button
                type="button"
                className="stop"
                data-lights={job.id}
                aria-pressed={job.id === chosen}
                onClick={({ currentTarget }) => choose(job.id === chosen ? undefined : job.id, currentTarget)}
              >
                <JobMark status={job.status}>{label}</JobMark>
                <span>
                  <span className="title">{job.job_title}</span>
                  <span className="at">
                    {line && arrivalText(line.arrive)} · {place.address}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
