import type { SavedView as ShownView } from '@/contract/graphql/generated/resolvers'
import type { SavedView } from '@/domain/record/saved-view'
import { plainReads } from '../core/write/plain-reads'
import type { ResolversFor } from '../graphql/asking'

const views = plainReads('saved_views', { may: () => true, shown: () => (view) => view })

export const shownView = ({ id, area, name, query }: SavedView): ShownView => ({ id, area, name, query })

export const viewResolvers: ResolversFor<'savedViews'> = {
  savedViews: ({ area }, { store, ...requester }) =>
    views
      .rows(requester, store)
      .filter((view) => view.area === area)
      .map(shownView),
}
