import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownsBusiness } from '@/domain/account/permissions'
import { bypassesChecks } from '@/domain/permissions/check'
import { fieldWorkOf } from '@/domain/permissions/field-work'
import { toFailure } from '@/domain/record/failure'
import { dayAt, formatDate } from '@/domain/time/calendar'
import { meQuery } from '@/services/person/queries'
import { toast, withdrawUndo } from '@/ui/kit/overlays/toaster'
import type { Notice } from '@/ui/shell/notices/notices'
import { useWorkspace } from '../-session/workspace'

/** Applies changes of the signed-in person wherever they were made: name, the business's time zone, date and amount formats. */
export const useFollowedPerson = (): void => {
  const { workspace, user } = useWorkspace()
  const router = useRouter()
  // While viewing as someone else, the person stays the same.
  const isViewing = workspace.viewed() !== null
  const own = meQuery(workspace.graphql, user)
  const { data: news } = useQuery({ ...own, enabled: !isViewing, queryKey: isViewing ? ['viewed'] : own.queryKey })
  useEffect(() => {
    if (isViewing) return
    if (JSON.stringify({ ...user, ...news }) === JSON.stringify(user)) return
    workspace.learn(news)
    void router.invalidate()
  }, [news, user, workspace, router, isViewing])
}

/** Notice for a field worker who sees no jobs because no crew member is linked to them. */
export const useCrewNotices = (): Notice[] => {
  const { workspace, actor } = useWorkspace()
  const isRole = 'role' in (workspace.viewed() ?? {})
  const isSomeone = actor.crew_member_id !== null || actor.client_id !== null
  if (isRole || isSomeone || bypassesChecks(actor.user_type) || fieldWorkOf(actor.permissions) !== 'always') return []
  const detail = 'Your login isn’t linked to a crew member. Ask the owner of your business to do that in Permissions.'
  return [{ id: 'no crew member', kind: 'info', text: 'You see no jobs yet.', detail }]
}

/** Notice of a scheduled account deletion, with a cancel action for its owner. */
export const useDeletionNotices = (): Notice[] => {
  const { workspace, actor, user, newId } = useWorkspace()
  const keep = async () => {
    try {
      const calls = await workspace.account.calls()
      await calls.keepAccount(newId())
      await workspace.changed('account', 'facts')
      withdrawUndo('account/deletion')
      toast({ title: 'Your account is kept' })
    } catch (error) {
      toast({ kind: 'error', title: 'Could not keep the account', description: toFailure(error).message })
    }
  }
  const noticeOf = (at: number, what: string, isTheirs: boolean): Notice => ({
    id: `deletion of ${what}`,
    kind: 'warning',
    text: `${what} will be deleted on ${formatDate(dayAt(at, actor.time_zone))}.`,
    detail: isTheirs
      ? 'Everything is kept until then. After that day, no one can sign in to it.'
      : 'Everything is kept until then. The owner can keep the account.',
    ...(isTheirs ? { action: { label: 'Keep my account', run: () => void keep() } } : {}),
  })
  const { deletion_at, business_deletion_at } = user
  return [
    ...(business_deletion_at === null
      ? []
      : [noticeOf(business_deletion_at, 'The account of your business', ownsBusiness(actor))]),
    // An owner's account is deleted with the business, which already has a notice.
    ...(deletion_at === null || ownsBusiness(actor) ? [] : [noticeOf(deletion_at, 'Your account', true)]),
  ]
}
