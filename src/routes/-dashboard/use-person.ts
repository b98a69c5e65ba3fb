import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownsBusiness } from '@/domain/account/permissions'
import { isSame } from '@/domain/edit'
import { accountQuery, meQuery } from '@/services/account/queries'
import { calendarDate } from '@/ui/kit/relative-time'
import { toast } from '@/ui/kit/toaster'
import type { Notice } from '@/ui/shell/notices'
import type { SessionAccess } from '../-context'
import { useWorkspace } from '../-workspace'

/** Shows what becomes of the person who is signed in, wherever it was written: their name, the business’s zone, how dates are written. */
export const useFollowedPerson = (session: Pick<SessionAccess, 'learn'>): void => {
  const { workspace, user } = useWorkspace()
  const router = useRouter()
  const { data: news } = useQuery(meQuery(workspace.graphql, user))
  useEffect(() => {
    if (isSame({ ...user, ...news }, user)) return
    session.learn(news)
    void router.invalidate()
  }, [news, user, session, router])
}

/** That the account is going to be deleted, with the way to keep it for those whose it is. */
export const useDeletionNotices = (): Notice[] => {
  const { workspace, actor, user, newId } = useWorkspace()
  const { data: account } = useQuery({
    ...accountQuery(workspace.graphql),
    enabled: user.business_deletion_at !== null,
  })
  const noticeOf = (at: number, what: string, isTheirs: boolean): Notice => ({
    id: `deletion of ${what}`,
    kind: 'warning',
    text: `${what} will be deleted on ${calendarDate(at, actor.time_zone)}.`,
    detail: isTheirs
      ? 'Everything is kept until then. After that day nobody can sign in to it.'
      : 'Everything is kept until then. The owner can keep the account.',
    ...(isTheirs
      ? {
          action: {
            label: 'Keep my account',
            run: async () => {
              const { accountCommands } = await import('../-account/use-account-commands')
              const outcome = await accountCommands({ workspace, newId }).keep()
              if (outcome.ok) toast({ title: 'Your account is kept' })
              else toast({ kind: 'error', title: 'Could not keep the account', description: outcome.failure.message })
            },
          },
        }
      : {}),
  })
  return [
    ...(user.business_deletion_at === null
      ? []
      : [noticeOf(user.business_deletion_at, account?.businessName ?? 'Your business’s account', ownsBusiness(actor))]),
    ...(user.deletion_at === null ? [] : [noticeOf(user.deletion_at, 'Your account', true)]),
  ]
}
