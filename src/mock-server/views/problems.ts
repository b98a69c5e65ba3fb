import { isNameTaken, MOST_VIEWS, NAME_TAKEN, type SavedView, TOO_MANY_VIEWS } from '@/domain/record/saved-view'
import type { Reader } from '../core/log/rows'

/** What someone's view is kept beside: their other views of the same list. */
const besides = ({ id, user_id, area }: Pick<SavedView, 'id' | 'user_id' | 'area'>, store: Reader): SavedView[] =>
  store.table('saved_views').filter((view) => view.user_id === user_id && view.area === area && view.id !== id)

/** Why a view can't be kept as it is: the field it is about, and what to say; null when it can. */
export const viewProblem = (view: SavedView, store: Reader): { path?: 'name'; message: string } | null => {
  const others = besides(view, store)
  if (others.length >= MOST_VIEWS) return { message: TOO_MANY_VIEWS }
  return isNameTaken(view.name, others) ? { path: 'name', message: NAME_TAKEN } : null
}
