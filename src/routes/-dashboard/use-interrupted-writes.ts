import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isNotLoaded, UNEXPECTED } from '@/domain/record/failure'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import { failureOfLoading } from '@/ui/kit/feedback/failure-of-loading'
import type { Notice } from '@/ui/shell/notices/notices'
import { finishWrite } from '../-records/finish-write'
import type { Unfinished } from '../-records/unfinished'
import { useShowing } from '../-records/use-showing'
import type { Workspace } from '../-session/context'
import { useWorkspace } from '../-session/workspace'

const tryingAgain = ({ id, kind, text }: Notice): Notice => ({ id, kind, text, detail: 'Trying again…' })

/** Finishes writes whose page was closed before the answer, and reports those that failed. */
export const useInterruptedWrites = (): Notice[] => {
  const { workspace, actor, clock } = useWorkspace()
  const showJob = useShowing('/dashboard/jobs', 'job')
  const navigate = useNavigate()
  const [notices, setNotices] = useState<Notice[]>([])

  const drop = (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id))
  const actionOn = (
    { job, estimate, form, retry }: Unfinished,
    interruptedWrite: InterruptedWrite,
  ): Notice['action'] => {
    if (retry)
      return {
        label: 'Retry',
        run() {
          // Hides its buttons, so that it can't be pressed twice.
          setNotices((all) => all.map((notice) => (notice.id === interruptedWrite.key ? tryingAgain(notice) : notice)))
          void finished(retry).then((next) => tell(next, interruptedWrite))
        },
      }
    // Opening the record acknowledges the notice.
    const opening = (open: () => void) => () => {
      interruptedWrite.forget()
      open()
    }
    if (job !== undefined) return { label: 'Open job', run: opening(() => showJob(job)) }
    if (estimate !== undefined)
      return {
        label: 'Open estimate',
        run: opening(() => void navigate({ to: '/dashboard/estimates', search: { estimate } })),
      }
    if (!form) return undefined
    return {
      label: 'Open form',
      run() {
        drop(interruptedWrite.key)
        void navigate({ to: '/dashboard/jobs', search: { create: true, ...form } })
      },
    }
  }
  const noticeOf = (unfinished: Unfinished, interruptedWrite: InterruptedWrite): Notice => ({
    id: interruptedWrite.key,
    kind: 'warning',
    text: unfinished.text,
    detail: unfinished.detail,
    action: actionOn(unfinished, interruptedWrite),
    onDismiss() {
      if (!unfinished.isLeft) interruptedWrite.forget()
      drop(interruptedWrite.key)
    },
  })
  const tell = (unfinished: Unfinished | null, interruptedWrite: InterruptedWrite) => {
    drop(interruptedWrite.key)
    if (unfinished !== null) setNotices((all) => [...all, noticeOf(unfinished, interruptedWrite)])
  }
  /** Leaves the write pending when its code fails to load. */
  const finished = (finish: NonNullable<Unfinished['retry']>): Promise<Unfinished | null> =>
    finish().catch((error: unknown) => {
      const isMissing = isNotLoaded(error)
      if (!isMissing) window.reportError(error)
      return {
        text: 'Something you sent before you closed the page could not be checked.',
        detail: isMissing ? failureOfLoading(error).message : UNEXPECTED,
        retry: finish,
        ...(isMissing ? { isLeft: true } : {}),
      }
    })
  const finishAll = useEffectEvent(async (recoverWrites: Workspace['recoverWrites']) => {
    for (const interruptedWrite of await recoverWrites())
      tell(await finished(() => finishWrite(interruptedWrite, { workspace, actor, clock, showJob })), interruptedWrite)
  })
  useEffect(() => {
    // Unreadable writes are retried on the next visit.
    finishAll(workspace.recoverWrites).catch(() => undefined)
  }, [workspace.recoverWrites])

  return notices
}
