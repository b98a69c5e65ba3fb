import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Skeleton } from '@/ui/kit/feedback/skeleton'

/** Map with Leaflet and outlines, loaded after the route so that the list shows at once. */
export const LazyJobMap = lazyPart({
  name: 'The map',
  load: () => import('./canvas/job-map').then(({ JobMap }) => JobMap),
  loading: <Skeleton flex="1" height="auto" borderRadius="lg" role="status" aria-label="Loading the map…" />,
})
