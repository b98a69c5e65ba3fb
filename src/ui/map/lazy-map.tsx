import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Skeleton } from '@/ui/kit/feedback/skeleton'

/** The map with Leaflet and the outlines: a route loads without, and its list is there at once. */
export const LazyJobMap = lazyPart({
  name: 'The map',
  load: () => import('./canvas/job-map').then(({ JobMap }) => JobMap),
  loading: <Skeleton flex="1" height="auto" borderRadius="lg" role="status" aria-label="Loading the map…" />,
})
