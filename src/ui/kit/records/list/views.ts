import { MOST_VIEWS, TOO_MANY_VIEWS } from '@/domain/record/saved-view'
import type { MenuItem } from '@/ui/kit/actions/menu-item'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Outcome } from '../actions/run-on-many'

export type View = { id: number; name: string }

/** A list's saved views. Each write settles when the back end has answered. */
export type Views = {
  /** Which list they are of. */
  area: string
  /** Sorted by name. */
  all: Loadable<readonly View[]>
  /** The chosen view while it exists. */
  active: View | null
  changed: boolean
  /** True without filters, sorting or hidden columns, apart from the user's own columns. */
  isWhole: boolean
  /** Null shows the whole list. */
  choose(view: View | null): void
  save(name: string): Promise<Outcome>
  rename(view: View, name: string): Promise<Outcome>
  update(view: View): Promise<Outcome>
  remove(view: View): Promise<Outcome>
}

/** Empty while loading or after a failure. */
const loadedViews = ({ all }: Pick<Views, 'all'>): readonly View[] => (all.state === 'ready' ? all.value : [])

type Shown = Pick<Views, 'all' | 'active' | 'changed' | 'isWhole' | 'choose'>

type ViewSteps = Record<'save' | 'update' | 'rename' | 'remove', () => void>

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
