import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ownsBusiness } from '@/domain/account/permissions'
import { profileFormOf, profileFormSchema } from '@/domain/account/profile'
import { profileQuery, sessionsQuery } from '@/services/settings/queries'
import { LazyAccountScreen } from '@/ui/account/lazy-parts'
import { ACCOUNT_TABS } from '@/ui/account/types'
import { useAccountCommands } from '../-account/use-account-commands'
import { usePlace } from '../-account/use-place'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { NO_LIST, useOpenRecord } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

/** GUARD-12 */
export const Route = createFileRoute('/dashboard/account')({
  component: AccountPage,
})

function AccountPage() {
  const { workspace, actor, user, clock } = useWorkspace()
  const { past, ...place } = usePlace(ACCOUNT_TABS)
  const commands = useAccountCommands()
  const record = { ...NO_LIST, id: user.id, kind: 'user', noun: 'account', single: profileQuery(workspace.graphql) }
  const { page } = useOpenRecord({ ...record, ...past, tab: place.tab })
  const form = useRecordFormSubject({ ...record, form: 'user', shape: profileFormSchema, formOf: profileFormOf })
  const sessions = useQuery(sessionsQuery(workspace.graphql))
  return (
    <LazyAccountScreen
      {...page}
      {...place}
      {...form}
      {...{ actor, commands }}
      hasHistory={user.business_id !== null}
      sessions={loadable(sessions)}
      deletionAt={ownsBusiness(actor) ? user.business_deletion_at : user.deletion_at}
      now={useNow(clock)}
    />
  )
}
