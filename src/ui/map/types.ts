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

/** What the address says of the map. */
export type MapAddress = {
  view: MapView
  /** Today if left out. */
  date?: Day | undefined
  status?: MapStatus | undefined
  /** The job whose pin is chosen. */
  stop?: number | undefined
}

export type MapScreenProps = JobsContext & {
  /** Where the day's jobs are, in all their statuses. */
  places: Loadable<readonly MapPlace[]>
  /** The same jobs whole, for what can be done with them; empty while they are loaded. */
  jobs: readonly Job[]
  /** Crews by name; empty until they are loaded. */
  crews: readonly Pick<Crew, 'id' | 'name'>[]
  activity: Activity<JobCommand>
  /** Street tiles under the pins; null for the outlines alone. */
  tiles: Tiles | null
  /** Whether this person has pages of properties to be led to. */
  seesProperties: boolean
  address: MapAddress
  onAddress: (change: Partial<MapAddress>, replace?: boolean) => void
  onOpen: (jobId: number) => void
  /** Asks for a proposal for the routes of a day, which opens over the page; null for those who can't move jobs. */
  onOptimize: ((day: Day) => void) | null
  /** Whether one is open. */
  optimizing: boolean
}

/** A crew's stops in the order in which they are shown, under its name. */
export type RouteView = { crew_id: number; letter: string; name: string; look: number; stops: readonly PlacedStop[] }

/** What the tabs with a map hand on. */
export type BoardProps = Omit<MapScreenProps, 'places'> & { actions: JobActions; highlights: Highlights; day: Day }

/** Shows the pin of a job, or none; the focus comes back to where the request came from. */
export type Choose = (jobId: number | undefined, from?: HTMLElement) => void
