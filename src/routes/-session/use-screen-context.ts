import { useRouteContext } from '@tanstack/react-router'
import { PAGES, type PageKey } from '@/domain/page/pages'
import { dayAt } from '@/domain/time/calendar'
import { useNow } from '../-loading/use-now'
import { accessTo } from './access'
import { useWorkspace } from './workspace'

/** Tells whether the user may see a page, so that links to others are hidden. */
export const useSees = (): ((page: PageKey) => boolean) => {
  const { user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  return (page) => accessTo(PAGES[page], user, context) === 'shown'
}

/** Shared props of record screens: the user, the app's time, and the current day in the business's time zone. */
export const useScreenContext = () => {
  const { actor, clock } = useWorkspace()
  const now = useNow(clock)
  return { actor, now, today: dayAt(now, actor.time_zone) }
}
