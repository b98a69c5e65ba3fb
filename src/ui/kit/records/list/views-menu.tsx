import { chakra } from '@chakra-ui/react'
import Bookmark from 'lucide-react/icons/bookmark'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Menu } from '@/ui/kit/actions/menu'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import type { Outcome } from '../actions/run-on-many'
import { announce } from '../actions/use-record-actions'
import type { OfList } from './filters'
import { type View, type Views, viewItems } from './views'

const LazyViewDialog = lazyPart({
  name: 'The form',
  load: () => import('./view-dialog').then(({ ViewDialog }) => ViewDialog),
  isOverlay: true,
})

type ViewsMenuProps<R extends { id: number }> = OfList<R> & { views: Views }

const announceView = (name: string, done: string, { undo }: Extract<Outcome, { ok: true }>): void =>
  announce(`View “${name}” ${done}`, { undo })

/**
 * The user's saved views, with "Save changes" once the list differs. An active view has its own line, so that nothing moves when the button
 * appears.
 */
export const ViewsMenu = <R extends { id: number }>({ list, views }: ViewsMenuProps<R>) => {
  const { active, changed } = views
  const [naming, setNaming] = useState<{ view: View | null } | null>(null)
  const [saving, setSaving] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  usePreload(LazyViewDialog)

  const attempt = async (view: View, [done, text]: readonly [string, string], work: () => Promise<Outcome>) => {
    const outcome = await work()
    if (outcome.ok) announceView(view.name, done, outcome)
    else {
      const retry = () => {
        list.actions.dismiss()
        void attempt(view, [done, text], work)
      }
      list.actions.notify({ text, failure: outcome.failure, retry })
    }
  }
  const remove = (view: View) =>
    attempt(view, ['deleted', 'Failed to delete view. Please try again.'], () => views.remove(view))
  const update = async (view: View) => {
    setSaving(true)
    // The button with the focus is about to be removed.
    trigger.current?.focus()
    await attempt(view, ['updated', 'Failed to update view. Please try again.'], () => views.update(view))
    setSaving(false)
  }
  const items = viewItems(list.definition.noun[1], views, {
    save: () => setNaming({ view: null }),
    rename: () => setNaming({ view: active }),
    update: () => active && void update(active),
    remove: () => active && void remove(active),
  })
  return (
    <chakra.div
      display="flex"
      gap="2"
      alignItems="center"
      flexBasis={active ? { base: '100%', md: 'auto' } : 'auto'}
      minW="0"
    >
      <Menu
        label="Views"
        align="start"
        items={items}
        trigger={<Trigger active={active} phone={list.phone} ref={trigger} />}
      />
      {active && changed && (
        <Button variant="outline" loading={saving} loadingLabel="Saving..." onClick={() => void update(active)}>
          Save changes
        </Button>
      )}
      {naming && (
        <LazyViewDialog
          views={views}
          view={naming.view}
          onDone={(name, outcome) => announceView(name, naming.view ? 'renamed' : 'saved', outcome)}
          onClose={() => setNaming(null)}
        />
      )}
    </chakra.div>
  )
}

type TriggerProps = Pick<Views, 'active'> & { phone: boolean; ref: RefObject<HTMLButtonElement | null> }

/** An icon on a phone until a view is active. Stays one element, to keep focus. */
const Trigger = ({ active, phone, ...button }: TriggerProps) => {
  const isBare = phone && !active
  return (
    <Button
      variant="outline"
      aria-label={active ? `View: ${active.name}` : 'Views'}
      minH={phone ? { base: '11', md: '9' } : undefined}
      minW={isBare ? { base: '11', md: '9' } : '0'}
      maxW={{ md: '13rem' }}
      px={isBare ? '0' : '3'}
      flexShrink="1"
      {...button}
    >
      <Bookmark size={16} aria-hidden fill={active ? 'currentColor' : 'none'} />
      {!isBare && (
        <>
          <chakra.span truncate>{active?.name ?? 'Views'}</chakra.span>
          <ChevronDown size={14} aria-hidden />
        </>
      )}
    </Button>
  )
}
