import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { placeText } from '@/domain/client/property'
import { statusLabel } from '@/domain/job/job'
import type { MapPlace } from '@/domain/map/day-map'
import { numberText } from '@/domain/money/number-text'
import { positionIn } from '@/domain/scheduling/travel'
import { formatDay } from '@/domain/time/calendar'
import { timeRange } from '@/ui/jobs/rules/when'
import { DirectionsLink } from '@/ui/kit/actions/contact-links'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { TextLink } from '@/ui/kit/actions/text-link'
import { JobMark } from './job-mark'
import type { BoardProps } from './types'

const css: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    px: '3',
    py: '2',
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& td': { px: '3', py: '2.5', borderTopWidth: '1px', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td).number': { textAlign: 'end' },
  '& .day': { whiteSpace: 'nowrap' },
  '& .quiet': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  '& strong': { fontWeight: 'semibold' },
  '& ul': { listStyle: 'none', display: 'grid', gap: '1.5' },
  '& li': { display: 'flex', gap: '2', alignItems: 'start' },
  '& .job': {
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', fontSize: 'sm', mt: '1' },
  '& .named': { display: 'none' },
  '@media (max-width: 1023px)': {
    bg: 'transparent',
    borderWidth: 0,
    overflowX: 'visible',
    '& thead': { display: 'none' },
    '& *': { overflowWrap: 'anywhere' },
    '& :is(td, li > span:not(.map-mark))': { minW: '0' },
    '& :is(table, tbody)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      gap: '2',
      p: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
    },
    '& td': { display: 'block', p: 0, borderTopWidth: 0 },
    '& td.wide': { gridColumn: '1 / -1' },
    '& td.number': { textAlign: 'start' },
    '& .named': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
}

type Props = Omit<BoardProps, 'actions' | 'highlights'> & { places: readonly MapPlace[] }

export const PlacesPanel = ({ places, ...props }: Props) => {
  const { shown, onMore } = useShowMore(places)
  return (
    <>
      <chakra.div css={css}>
        <table aria-label="Properties with jobs">
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Jobs of the day</th>
              <th scope="col" className="number">
                Upcoming jobs
              </th>
              <th scope="col" className="number">
                Total jobs
              </th>
              <th scope="col">Last service</th>
              <th scope="col">Next service</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((place) => (
              <PlaceRow key={place.id ?? placeText(place)} {...props} place={place} />
            ))}
          </tbody>
        </table>
      </chakra.div>
      <ShowMore onMore={onMore} />
    </>
  )
}

const Named = ({ children }: { children: string }) => <span className="named">{children}</span>

const PlaceRow = ({ place, today, seesProperties, onOpen, onAddress }: Omit<Props, 'places'> & { place: MapPlace }) => {
  const dayOf = (day: string | null) => (day === null ? '–' : formatDay(day, today))
  const first = place.jobs[0]
  return (
    <tr>
      <td className="wide">
        <strong>
          {seesProperties && place.id !== null ? (
            <TextLink to="/dashboard/properties" search={{ property: place.id }}>
              {place.address}
            </TextLink>
          ) : (
            place.address
          )}
        </strong>
        <span className="quiet">
          {[place.city, place.property_name, place.client_name].filter(Boolean).join(' · ')}
        </span>
        <span className="ways">
          {positionIn(place) ? (
            <button type="button" className="job" onClick={() => onAddress({ view: 'map', stop: first?.id }, false)}>
              Show on map
            </button>
          ) : (
            <span className="quiet">Not on the map</span>
          )}
          <DirectionsLink place={placeText(place)} />
        </span>
      </td>
      <td className="wide">
        <ul aria-label={`Jobs at ${place.address}`}>
          {place.jobs.map((job) => (
            <li key={job.id}>
              <JobMark status={job.status} />
              <span>
                <button type="button" className="job" onClick={() => onOpen(job.id)}>
                  {job.job_number} {job.job_title}
                </button>
                <span className="quiet">
                  {timeRange(job)} · {statusLabel(job.status)} ·{' '}
                  {job.crew_assignments.map(({ crew_member_name }) => crew_member_name).join(', ') || 'No one yet'}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </td>
      <td className="number">
        <Named>Upcoming jobs</Named>
        {numberText(place.upcoming_jobs)}
      </td>
      <td className="number">
        <Named>Total jobs</Named>
        {numberText(place.total_jobs)}
      </td>
      <td className="day">
        <Named>Last service</Named>
        {dayOf(place.last_service_date)}
      </td>
      <td className="day">
        <Named>Next service</Named>
        {dayOf(place.next_service_date)}
      </td>
    </tr>
  )
}
