import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isNotLoaded } from '@/domain/failure'
import type { LeftWrite } from '@/services/http/kept-writes'
import { failureOfLoading } from '@/ui/kit/failure-of-loading'
import type { Notice } from '@/ui/shell/notices'
import type { Workspace } from '../-context'
import { finishWrite } from '../-records/finish-write'
import type { Unfinished } from '../-records/unfinished'
import { useShowing } from '../-records/use-showing'
import { useWorkspace } from '../-workspace'

type Sent = Pick<LeftWrite, 'key' | 'forget'>

/** Finishes what this person sent and closed the page on, and says what could not be done. */
export const useLeftWrites = (): Notice[] => {
  const { workspace, actor, clock } = useWorkspace()
  const showJob = useShowing('/dashboard/jobs', 'job')
  const navigate = useNavigate()
  const [notices, setNotices] = useState<readonly Notice[]>([])

  const drop = (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id))
  /** What can be done about it. */
  const actionOn = ({ job, estimate, form, retry }: Unfinished, left: Sent): Notice['action'] => {
    if (retry) return { label: 'Retry', run: () => void retry().then((next) => tell(next, left)) }
    if (job !== undefined) return { label: 'Open job', run: () => showJob(job) }
    if (estimate !== undefined)
      return {
        label: 'Open estimate',
        run: () => void navigate({ to: '/dashboard/estimates', search: { estimate } }),
      }
    if (!form) return undefined
    return {
      label: 'Open form',
      run() {
        drop(left.key)
        void navigate({ to: '/dashboard/jobs', search: { create: true, ...form } })
      },
    }
  }
  const told = (unfinished: Unfinished, left: Sent): Notice => ({
    id: left.key,
    kind: 'warning',
    text: unfinished.text,
    detail: unfinished.detail,
    action: actionOn(unfinished, left),
    onDismiss() {
      if (!unfinished.isLeft) left.forget()
      drop(left.key)
    },
  })
  const tell = (unfinished: Unfinished | null, left: Sent) => {
    drop(left.key)
    if (unfinished !== null) setNotices((all) => [...all, told(unfinished, left)])
  }
  /** Where the code for it doesn't come, it is left as it is. */
  const finished = (write: LeftWrite): Promise<Unfinished | null> =>
    finishWrite(write, { workspace, actor, clock, showJob }).catch((error: unknown) => {
      if (!isNotLoaded(error)) window.reportError(error)
      return {
        text: 'Something you sent before you closed the page could not be checked.',
        detail: failureOfLoading(error).message,
        retry: () => finished(write),
        isLeft: true,
      }
    })
  const finish = useEffectEvent(async (leftWrites: Workspace['leftWrites']) => {
    const left = await leftWrites()
    if (left.length === 0) return
    for (const write of left) tell(await finished(write), write)
  })
  useEffect(() => {
    // What can't be read now is found on the next visit.
    finish(workspace.leftWrites).catch(() => undefined)
  }, [workspace.leftWrites])

  return [...notices]
}
