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
import type { MessageNotice, Outcome } from '@/ui/kit/records/actions/run-on-many'
import { undoneMessage } from '@/ui/kit/records/actions/undone-message'
import { ClientPageCard } from '@/ui/shared/client-page-card'
import { loadable } from '../-loading/loadable'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

type Props = { client: number; target: PageTarget; today: Day }

const RENEWED = {
  title: 'New link ready',
  description: 'Copy it and send it to the client. The old link no longer works.',
}
const EMAILED = { title: 'New link emailed', description: 'The client gets it by email. The old link no longer works.' }
const WITHDRAWN = { title: 'Link withdrawn', description: 'The client can no longer open it.' }

export const ClientPageContainer = ({ client, target, today }: Props) => {
  const { workspace, actor } = useWorkspace()
  const enabled = mayOpenClientPages(actor)
  const access = useQuery({ ...clientPageQuery(workspace.graphql, client), enabled })
  if (!enabled) return null
  const { request, withNotice } = requesting(workspace, ['client_page'])
  const doing =
    (name: string, write: typeof renewClientPage, done: { title: string; description: string }) => async () => {
      const writeRequest = { write: ['client_page', name, client], about: `client_page/${client}` }
      const sent = await request(writeRequest, (key) => write(workspace.graphql, client, key))
      if (!sent.ok) return sent.failure.message
      const [withIt] = await Promise.all([withNotice(sent, sent.key), sent.shown])
      toast(withIt.notice?.isSent ? EMAILED : done)
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
        const { notice } = await withNotice(done, done.key)
        toast({ title: 'Answer sent', description: answeredText(notice), undo: undoOf(done.undo) })
        return null
      }}
      today={today}
      timeZone={actor.time_zone}
    />
  )
}

/** When it could not be sent, with the reason. */
const answeredText = (notice: MessageNotice | undefined): string => {
  const onPage = 'The client sees it on their page'
  if (!notice) return `${onPage}.`
  return notice.isSent ? `${onPage} and gets it as a message.` : `${onPage}. ${notice.text}`
}

const undoOf = (undo: () => Promise<Outcome>) => async () => {
  const outcome = await undo()
  return outcome.ok
    ? { ...undoneMessage('Answer sent', outcome.next), title: 'Answer taken back' }
    : ({ title: 'Failed to take the answer back.', description: outcome.failure.message, kind: 'error' } as const)
}
