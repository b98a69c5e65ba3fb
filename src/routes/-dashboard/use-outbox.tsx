import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { counted } from '@/domain/wording'
import type { Flow, Outbox } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import { lazyPart, usePreload } from '@/ui/kit/lazy-part'
import type { Notice } from '@/ui/shell/notices'
import { followFlows, type RunningFlows } from '../-flow-activity'
import { useWorkspace } from '../-workspace'
import { type Held, heldBy } from './held'

const LazyOutbox = lazyPart({
  name: 'What waits for the network',
  load: () => import('./outbox-container').then(({ OutboxContainer }) => OutboxContainer),
  isOverlay: true,
})

const isAny = (_: Flow): _ is Flow => true

/** What all running flows hold back, as a store. */
const outboxStore = (flows: RunningFlows) => {
  let seen: readonly Outbox[] = []
  let held: readonly Held[] = []
  return {
    subscribe: (listener: () => void) => followFlows(flows, isAny, listener),
    read(): readonly Held[] {
      // A flow that holds nothing back changes nothing: many are opened while a page is drawn.
      const holding = flows.running().filter((flow) => heldBy(flow).length > 0)
      const now = holding.map(outboxOf)
      if (now.length === seen.length && now.every((box, index) => box === seen[index])) return held
      seen = now
      held = holding.flatMap(heldBy).sort((a, b) => a.kept.at - b.kept.at)
      return held
    },
  }
}

/**
 * What waits for the network, said above every page, with a dialog that shows it and what came to nothing, also before someone signs out.
 */
export const useOutbox = (signOut: () => void): { notices: Notice[]; dialog: ReactNode; signOut: () => void } => {
  const { workspace } = useWorkspace()
  const [shown, setShown] = useState<'list' | 'leaving' | null>(null)
  // It is looked at where nothing can be loaded any more.
  usePreload(LazyOutbox)
  const { subscribe, read } = useMemo(() => outboxStore(workspace.flows), [workspace.flows])
  const held = useSyncExternalStore(subscribe, read)
  const refused = held.filter(({ how }) => how === 'refused').length
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
  return {
    notices,
    dialog: shown && <LazyOutbox {...{ held, onClose }} onSignOut={shown === 'leaving' ? signOut : null} />,
    signOut: held.length > 0 ? () => setShown('leaving') : signOut,
  }
}
