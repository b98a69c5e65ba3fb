import { MOST_VIEWS, TOO_MANY_VIEWS } from '@/domain/record/saved-view'
import type { MenuItem } from '@/ui/kit/actions/menu-item'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Outcome } from '../actions/run-on-many'

/** A way of seeing a list that the person has saved. */
export type View = { id: number; name: string }

/** What the person has saved of a list, and what can be done with it. Each write settles when the back end has answered. */
export type Views = {
  /** Which list they are of. */
  area: string
  /** In the order of their names. */
  all: Loadable<readonly View[]>
  /** The one that was chosen, as long as it is there. */
  active: View | null
  /** Whether the list shows something else by now than the active view says. */
  changed: boolean
  /** Whether nothing is narrowed, sorted or hidden but by the person's own columns. */
  isWhole: boolean
  /** Shows a view; null shows the whole list. */
  choose(view: View | null): void
  /** Saves what the list shows under a name, and makes it the active view. */
  save(name: string): Promise<Outcome>
  rename(view: View, name: string): Promise<Outcome>
  /** Makes a view what the list shows now. */
  update(view: View): Promise<Outcome>
  remove(view: View): Promise<Outcome>
}

/** The views that are known; none while they load, or where they could not be loaded. */
const loadedViews = ({ all }: Pick<Views, 'all'>): readonly View[] => (all.state === 'ready' ? all.value : [])

type Shown = Pick<Views, 'all' | 'active' | 'changed' | 'isWhole' | 'choose'>

/** What the menu does beyond choosing. */
type ViewSteps = Record<'save' | 'update' | 'rename' | 'remove', () => void>

/** The menu of views: the whole list and each view, then what can be done with what is shown. */
export const viewItems = (many: string, views: Shown, steps: ViewSteps): MenuItem[] => {
  const { active, changed, isWhole, choose } = views
  const ofActive: MenuItem[] = [
    ...(changed ? [{ id: 'update', label: 'Save changes', onSelect: steps.update }] : []),
    { id: 'rename', label: 'Rename view…', onSelect: steps.rename },
    { id: 'remove', label: 'Delete view', tone: 'danger', onSelect: steps.remove },
  ]
  return [
    {
      id: 'whole',
      label: `All ${many}`,
      checked: active === null && isWhole,
      isChoice: true,
      onSelect: () => choose(null),
    },
    ...listed(views),
    {
      id: 'save',
      label: active ? 'Save as new view…' : 'Save view…',
      separated: true,
      disabledReason: loadedViews(views).length >= MOST_VIEWS ? TOO_MANY_VIEWS : null,
      onSelect: steps.save,
    },
    ...(active ? ofActive : []),
  ]
}

const listed = ({ all, active, choose }: Shown): MenuItem[] => {
  if (all.state === 'loading')
    return [{ id: 'loading', label: 'Your views', disabledReason: 'Loading…', onSelect: () => undefined }]
  if (all.state === 'failed')
    return [{ id: 'retry', label: 'Your views could not be loaded. Try again', onSelect: all.retry }]
  return all.value.map((view) => ({
    id: `view ${view.id}`,
    label: view.name,
    checked: view.id === active?.id,
    isChoice: true,
    onSelect: () => choose(view),
  }))
}
