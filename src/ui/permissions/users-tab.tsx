import { useMemo } from 'react'
import { administers } from '@/domain/permissions/access'
import { FootButton } from '@/ui/kit/actions/foot-button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { AddButton } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyInviteDialog, LazyUserDialog } from './lazy-parts'
import { PendingInvitations } from './pending-invitations'
import type { PermissionsScreenProps, Sending } from './types'
import { useUserActions } from './use-user-actions'
import { userRecords } from './user-records'

type Props = PermissionsScreenProps & { onLetter: (letter: NonNullable<Sending['letter']>) => void }

export const UsersTab = (props: Props) => {
  const { users, actor, readOnly, onUser, isInviting, onInviting } = props
  const mayInvite = administers(actor)
  const loadedUsers = users.state === 'ready' ? users.value : null
  const definition = useMemo(
    () => userRecords({ users: loadedUsers ?? [], readOnly, timeZone: actor.time_zone }),
    [loadedUsers, readOnly, actor.time_zone],
  )
  const { actions, asked, stopAsking } = useUserActions(definition, props)
  const list = useRecordList(definition, actions, { ...props, records: users, onOpen: onUser })
  const inviting = {
    label: 'Invite User',
    refusal: readOnly,
    onAdd: () => onInviting(true),
  }
  const adding = mayInvite && <AddButton {...inviting} />
  if (users.state === 'loading') return <SkeletonLines count={12} label="Loading users…" />
  return (
    <>
      <PendingInvitations {...props} />
      <RecordsPanel
        list={list}
        nothingYet={{ hint: 'Users are the people who work with this account.', action: adding }}
        // The error box above the page gives the reason.
        failed={() => <EmptyState kind="failed" title="Users could not be loaded." />}
        controls={!list.phone && adding}
      />
      {list.phone && mayInvite && readOnly === null && (
        <FootButton onClick={inviting.onAdd}>{inviting.label}</FootButton>
      )}
      {isInviting && <LazyInviteDialog {...props} onClose={() => onInviting(false)} />}
      {asked && <LazyUserDialog {...props} dialog={asked} onClose={stopAsking} />}
    </>
  )
}
