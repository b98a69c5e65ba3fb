import type { Crew } from '@/domain/crew/crew-name'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { MapPlace } from '@/domain/map/day-map'
import type { PlacedStop } from '@/domain/map/day-routes'
import type { MapStatus } from '@/domain/map/vocabulary'
import type { Day } from '@/domain/time/calendar'
import type { JobsContext, MapView } from '@/ui/jobs/types'
import type { JobActions } from '@/ui/jobs/use-job-actions'
import type { Highlights } from '@/ui/kit/behavior/linked-highlight'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Activity } from '@/ui/kit/records/actions/use-record-actions'
import type { Tiles } from './canvas/tiles'

export type MapAddress = {
  view: MapView
  date?: Day | undefined
  status?: MapStatus | undefined
  stop?: number | undefined
}

export type MapScreenProps = JobsContext & {
  /** In all statuses. */
  places: Loadable<readonly MapPlace[]>
  /** The full records for actions; empty while loading. */
  jobs: readonly Job[]
  crews: readonly Pick<Crew, 'id' | 'name'>[]
  activity: Activity<JobCommand>
  /** Null shows only the outlines. */
  tiles: Tiles | null
  seesProperties: boolean
  address: MapAddress
  onAddress: (change: Partial<MapAddress>, replace?: boolean) => void
  onOpen: (jobId: number) => void
  /** Opens a route proposal for a day; null without permission to move jobs. */
  onOptimize: ((day: Day) => void) | null
  optimizing: boolean
}

/** A named route; stops are in display order. */
export type RouteView = { crew_id: number; letter: string; name: string; look: number; stops: readonly PlacedStop[] }

export type BoardProps = Omit<MapScreenProps, 'places'> & { actions: JobActions; highlights: Highlights; day: Day }

/** Opens the popup of a job, or closes it; focus later returns to `from`. */
export type Choose = (jobId: number | undefined, from?: HTMLElement) => void
