import { isNameTaken, MOST_VIEWS, NAME_TAKEN, type SavedView, TOO_MANY_VIEWS } from '@/domain/record/saved-view'
import type { Reader } from '../core/log/rows'

const besides = ({ id, user_id, area }: Pick<SavedView, 'id' | 'user_id' | 'area'>, store: Reader): SavedView[] =>
  store.table('saved_views').filter((view) => view.user_id === user_id && view.area === area && view.id !== id)

/** The field and message of a conflict; null if the view can be saved. */
export const viewProblem = (view: SavedView, store: Reader): { path?: 'name'; message: string } | null => {
  const others = besides(view, store)
  if (others.length >= MOST_VIEWS) return { message: TOO_MANY_VIEWS }
  return isNameTaken(view.name, others) ? { path: 'name', message: NAME_TAKEN } : null
}
