import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { statusLabel } from '@/domain/job/job'
import type { MapPlace } from '@/domain/map/day-map'
import { dayRoutes } from '@/domain/map/day-routes'
import { MAP_STATUSES } from '@/domain/map/vocabulary'
import { counted } from '@/domain/text/wording'
import { linesOf, namedRoutes, ofStatus } from './day-route-lines'
import { JobMark } from './job-mark'
import { MapBoard } from './map-board'
import { routeGroup, type StopGroup, StopList } from './stop-list'
import type { BoardProps } from './types'

type Props = Omit<BoardProps, 'places'> & { places: readonly MapPlace[] }

export const MapPanel = ({ places, ...props }: Props) => {
  const { actor, address, crews, highlights, onOpen } = props
  const { status, stop } = address
  const day = useMemo(() => dayRoutes(places), [places])
  const routes = useMemo(() => namedRoutes(day.routes, crews), [day, crews])
  // Numbers and lines cover the whole route, even when filtered.
  const shown = useMemo(
    () =>
      routes.flatMap((route) => {
        const stops = ofStatus(route.stops, status)
        return stops.length > 0 ? [{ round: route, stops }] : []
      }),
    [routes, status],
  )
  const lost = ofStatus(day.lost, status)
  const loose = useMemo(() => ofStatus(day.loose, status), [day.loose, status])
  const stops = useMemo(() => [...shown.flatMap((each) => each.stops), ...loose], [shown, loose])
  const lines = useMemo(() => linesOf(shown.map(({ round }) => round)), [shown])
  const groups: StopGroup[] = [
    // Not on the map, so the list starts with them.
    {
      key: 'lost',
      title: 'Not on the map',
      about: 'These addresses could not be found on the map. Check the address of the property.',
      stops: lost,
    },
    ...shown.map((each) => routeGroup(each.round, each.stops)),
    {
      key: 'loose',
      // Clients don't see crew routes.
      ...(actor.client_id === null
        ? { title: 'No one yet', about: 'These jobs aren’t on any crew’s route.' }
        : { title: 'Your jobs', about: counted(loose.length, 'job') }),
      stops: loose,
    },
  ]
  return (
    <MapBoard
      {...props}
      {...{ stops, lines }}
      legend={<Legend />}
      sideWidth="23rem"
      side={(choose) => (
        <StopList
          groups={groups.filter((group) => group.stops.length > 0)}
          highlights={highlights}
          chosen={stop}
          onChoose={choose}
          onOpen={onOpen}
        />
      )}
    />
  )
}

const Legend = () => (
  <chakra.ul
    aria-label="Legend"
    listStyle="none"
    position="absolute"
    bottom="8"
    insetStart="2"
    zIndex="1"
    display={{ base: 'none', md: 'flex' }}
    columnGap="3"
    px="2"
    py="1"
    borderWidth="1px"
    borderRadius="md"
    bg="bg.panel"
    fontSize="xs"
    css={{
      '& li': { display: 'flex', alignItems: 'center', gap: '1' },
      '& .map-mark': { scale: '0.6', m: '-5px -3px' },
    }}
  >
    {MAP_STATUSES.map((status) => (
      <li key={status}>
        <JobMark status={status} />
        {statusLabel(status)}
      </li>
    ))}
  </chakra.ul>
)
