import { useRouteContext } from '@tanstack/react-router'
import { PAGES, type PageKey } from '@/domain/page/pages'
import { dayAt } from '@/domain/time/calendar'
import { useNow } from '../-loading/use-now'
import { accessTo } from './access'
import { useWorkspace } from './workspace'

/** Whether who is signed in sees a page, so that links to it are shown only then. */
export const useSees = (): ((page: PageKey) => boolean) => {
  const { user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  return (page) => accessTo(PAGES[page], user, context) === 'shown'
}

/** What screens of records are given whatever the record: the person signed in, the app's time, and their day in the business's zone. */
export const useScreenContext = () => {
  const { actor, clock } = useWorkspace()
  const now = useNow(clock)
  return { actor, now, today: dayAt(now, actor.time_zone) }
}
