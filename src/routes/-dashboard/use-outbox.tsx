import { type ReactNode, useState } from 'react'
import { counted } from '@/domain/text/wording'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import type { Notice } from '@/ui/shell/notices/notices'
import { useWorkspace } from '../-session/workspace'
import { isHolding, useHeld } from './held'

const LazyOutbox = lazyPart({
  name: 'What waits for the network',
  load: () => import('./outbox-container').then(({ OutboxContainer }) => OutboxContainer),
  isOverlay: true,
})

/** Requests waiting for the network: a notice above every page, and a dialog that also shows failed ones and opens before signing out. */
export const useOutbox = (signOut: () => void): { notices: Notice[]; dialog: ReactNode; signOut: () => void } => {
  const { workspace } = useWorkspace()
  const [shown, setShown] = useState<'list' | 'leaving' | null>(null)
  // Preloaded, because the dialog opens when the network may be down.
  usePreload(LazyOutbox)
  const held = useHeld(workspace.flows)
  const refusedHere = held.filter(({ how }) => how === 'refused')
  const unsent = refusedHere.filter(({ entry: { event } }) => event.type === 'conversation.send').length
  const refused = refusedHere.length - unsent
  const waiting = held.filter(({ how }) => how === 'waiting').length
  const action = { label: 'Show', run: () => setShown('list') }
  const notices: Notice[] = []
  if (refused > 0)
    notices.push({
      id: 'outbox-refused',
      kind: 'warning',
      text: `${counted(refused, 'change')} could not be made`,
      detail: 'Something changed while you had no network. Nothing you typed is lost.',
      action,
    })
  if (unsent > 0)
    notices.push({
      id: 'outbox-unsent',
      kind: 'warning',
      text: `${counted(unsent, 'message')} could not be sent`,
      detail: 'Nothing you typed is lost.',
      action,
    })
  if (waiting > 0)
    notices.push({
      id: 'outbox-waiting',
      kind: 'info',
      text: `${counted(waiting, 'change')} waiting for network`,
      detail:
        'Kept on this device and sent when you’re back online. Keep this page open: it can’t load again without a network.',
      action,
    })
  const onClose = () => setShown(null)
  const leave = async () => {
    // Includes requests left by a closed tab.
    await workspace.catchUp()
    if (isHolding(workspace.flows)) setShown('leaving')
    else signOut()
  }
  return {
    notices,
    dialog: shown && <LazyOutbox {...{ held, onClose }} onSignOut={shown === 'leaving' ? signOut : null} />,
    signOut: () => void leave(),
  }
}
