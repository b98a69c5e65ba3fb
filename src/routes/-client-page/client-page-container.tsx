import { useQuery } from '@tanstack/react-query'
import { addressAt, type PageTarget } from '@/domain/client-page/client-link'
import { mayManageClientPages, mayOpenClientPages } from '@/domain/client-page/permissions'
import type { Day } from '@/domain/time/calendar'
import {
  answerClientQuestion,
  clientPageQuery,
  renewClientPage,
  withdrawClientPage,
} from '@/services/client-page/queries'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { ClientPageCard } from '@/ui/shared/client-page-card'
import { loadable } from '../-loading/loadable'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

type Props = { client: number; target: PageTarget; today: Day }

const RENEWED = {
  title: 'New link ready',
  description: 'Copy it and send it to the client. The old link no longer works.',
}
const WITHDRAWN = { title: 'Link withdrawn', description: 'The client can no longer open it.' }

export const ClientPageContainer = ({ client, target, today }: Props) => {
  const { workspace, actor } = useWorkspace()
  const enabled = mayOpenClientPages(actor)
  const access = useQuery({ ...clientPageQuery(workspace.graphql, client), enabled })
  if (!enabled) return null
  const { request } = requesting(workspace, ['client_page'])
  const doing =
    (name: string, write: typeof renewClientPage, done: { title: string; description: string }) => async () => {
      const writeRequest = { write: ['client_page', name, client], about: `client_page/${client}` }
      const sent = await request(writeRequest, (key) => write(workspace.graphql, client, key))
      if (!sent.ok) return sent.failure.message
      await sent.shown
      toast(done)
      return null
    }
  const isWhole = target.estimate === undefined && target.invoice === undefined
  return (
    <ClientPageCard
      access={loadable(access)}
      target={target}
      addressOf={(path) => addressAt(window.location.origin, path, target)}
      actions={
        isWhole && mayManageClientPages(actor)
          ? {
              onRenew: doing('renew', renewClientPage, RENEWED),
              onWithdraw: doing('withdraw', withdrawClientPage, WITHDRAWN),
            }
          : null
      }
      onAnswer={async (id, text) => {
        const done = await request({ write: ['answer', id, text] }, (key) =>
          answerClientQuestion(workspace.graphql, { id, text }, key),
        )
        if (!done.ok) return done.failure.message
        toast({ title: 'Answer sent', description: 'The client sees it on their page.', undo: undoOf(done.undo) })
        return null
      }}
      today={today}
      timeZone={actor.time_zone}
    />
  )
}

const undoOf = (undo: () => Promise<Outcome>) => async () => {
  const outcome = await undo()
  return outcome.ok
    ? { title: 'Answer taken back' }
    : ({ title: 'Failed to take the answer back.', description: outcome.failure.message, kind: 'error' } as const)
}
