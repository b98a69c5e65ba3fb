import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { ownsBusiness } from '@/domain/account/permissions'
import { EMPTY_PROFILE } from '@/domain/account/profile'
import { profileQuery, sessionsQuery } from '@/services/settings/queries'
import { AccountScreen } from '@/ui/account/account-screen'
import { ACCOUNT_TABS } from '@/ui/account/types'
import { oneOf, openAsOf } from '@/ui/kit/records/list-url'
import { useAccountCommands } from './-account/use-account-commands'
import { loadable } from './-loadable'
import { NO_LIST, useOpenRecord } from './-records/use-open-record'
import { useRecordFormSubject } from './-records/use-record-form-subject'
import { useNow } from './-use-now'
import { useSearchPatch } from './-use-search-patch'
import { useWorkspace } from './-workspace'

const search = v.object({ tab: oneOf(ACCOUNT_TABS), as_of: openAsOf })

/** One's own account, for everybody who is signed in (GUARD-12). */
export const Route = createFileRoute('/dashboard/account')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams(v.parse(search, {}))] },
  loader: ({ context: { workspace } }) => {
    void workspace.queryClient.prefetchQuery(profileQuery(workspace.graphql))
    void workspace.queryClient.prefetchQuery(sessionsQuery(workspace.graphql))
  },
  component: AccountPage,
})

function AccountPage() {
  const { workspace, actor, user, clock } = useWorkspace()
  const { tab, as_of } = Route.useSearch()
  const patch = useSearchPatch<v.InferOutput<typeof search>>()
  const commands = useAccountCommands()
  const record = { ...NO_LIST, id: user.id, kind: 'user', noun: 'account', single: profileQuery(workspace.graphql) }
  const { page } = useOpenRecord({
    ...record,
    tab,
    asOf: as_of,
    onAsOf: (position) => patch({ as_of: position ?? undefined }, position === null),
  })
  const form = useRecordFormSubject({ ...record, empty: EMPTY_PROFILE })
  const sessions = useQuery(sessionsQuery(workspace.graphql))
  return (
    <AccountScreen
      {...page}
      {...form}
      {...{ actor, commands, tab }}
      onTab={(next) => patch({ tab: next }, true)}
      onClose={() => patch({ as_of: undefined }, true)}
      sessions={loadable(sessions)}
      deletionAt={ownsBusiness(actor) ? user.business_deletion_at : user.deletion_at}
      now={useNow(clock)}
    />
  )
}
