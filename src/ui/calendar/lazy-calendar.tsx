import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'

export const LazyJobCalendar = lazyPart({
  name: 'The calendar',
  load: () => import('./job-calendar').then(({ JobCalendar }) => JobCalendar),
  loading: <SkeletonRows count={10} label="Loading the calendar…" />,
})
