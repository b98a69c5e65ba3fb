import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { conversationsQuery } from '@/services/communications/queries'
import { unreadQuery } from '@/services/unread-conversations/queries'
import { CommunicationsScreen } from '@/ui/communications/hub/communications-screen'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { LazyComingTab, LazyEmail, LazyMessages, LazyOverview, LazySettings } from '../-communications/lazy-tabs'
import type { CommunicationsSearch } from '../-communications/search'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** GUARD-10 */
export const Route = createFileRoute('/dashboard/communications')({
  validateSearch: addressOf('communications'),
  search: { middlewares: [stripDefaults('communications')] },
  beforeLoad: guard('communications'),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { workspace, actor, access }, deps: { tab } }) => {
    if (access !== 'shown' || tab !== 'messages') return
    void workspace.queryClient.prefetchQuery(conversationsQuery(workspace.graphql, actor.business_id))
  },
  component: guarded(CommunicationsPage),
})

function CommunicationsPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const search = Route.useSearch()
  const { tab, message } = search
  const patch = useSearchPatch<CommunicationsSearch>()
  const { data: unread = 0 } = useQuery(unreadQuery(workspace.graphql, actor.business_id))
  const open = (change: Partial<CommunicationsSearch>) => patch(change, false)
  const panel = (): ReactNode => {
    switch (tab) {
      case 'overview':
        return <LazyOverview onAddress={open} />
      case 'messages':
        return (
          <LazyMessages
            address={search}
            message={message}
            onAddress={(change, replace) => patch({ message: undefined, ...change }, replace)}
          />
        )
      case 'calls':
      case 'chat':
      case 'video':
        return <LazyComingTab tab={tab} onMessages={() => open({ tab: 'messages' })} />
      case 'email':
        return <LazyEmail address={{ ...search, mail: search.mail, reply: search.reply }} onAddress={patch} />
      case 'settings':
        return <LazySettings />
    }
  }
  return (
    <CommunicationsScreen
      tab={tab}
      onTab={(next) => open({ tab: next })}
      unread={unread}
      isThreadOpen={isThreadOpen(search)}
    >
      {panel()}
    </CommunicationsScreen>
  )
}

const isThreadOpen = ({ tab, conversation, compose, mail, write, reply }: CommunicationsSearch): boolean =>
  tab === 'email'
    ? mail !== undefined || write || reply !== undefined
    : tab === 'messages' && (conversation !== undefined || compose)
