import { crewName } from '@/domain/crew/crew-name'
import type { DayRoutes, MapRoute, PlacedStop } from '@/domain/map/day-routes'
import type { MapStatus } from '@/domain/map/vocabulary'
import type { RouteLine } from './canvas/create-map'
import type { MapScreenProps, RouteView } from './types'

export const namedRoutes = (
  routes: readonly MapRoute[],
  crews: MapScreenProps['crews'],
  order: (route: MapRoute) => readonly PlacedStop[] = ({ planned }) => planned,
): RouteView[] =>
  routes.map((route, look) => ({
    crew_id: route.crew_id,
    letter: route.letter,
    name: crewName(route.crew_id, crews),
    look,
    stops: order(route),
  }))

export const linesOf = (routes: readonly RouteView[]): RouteLine[] =>
  routes
    .filter(({ stops }) => stops.length > 1)
    .map(({ look, stops }) => ({ look, stops: stops.map(({ position }) => position) }))

export const ofStatus = <S extends DayRoutes['lost'][number]>(
  stops: readonly S[],
  status: MapStatus | undefined,
): readonly S[] => (status ? stops.filter(({ job }) => job.status === status) : stops)
