import { useEffect, useEffectEvent, useState } from 'react'
import type { LeftWrite } from '@/services/http/kept-writes'
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
  const [notices, setNotices] = useState<readonly Notice[]>([])

  const drop = (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id))
  const told = ({ text, detail, job, retry }: Unfinished, { key, forget }: Sent): Notice => ({
    id: key,
    kind: 'warning',
    text,
    detail,
    ...(retry
      ? { action: { label: 'Retry', run: () => void retry().then((next) => tell(next, { key, forget })) } }
      : job !== undefined && { action: { label: 'Open job', run: () => showJob(job) } }),
    onDismiss() {
      forget()
      drop(key)
    },
  })
  const tell = (unfinished: Unfinished | null, left: Sent) => {
    drop(left.key)
    if (unfinished !== null) setNotices((all) => [...all, told(unfinished, left)])
  }
  const finish = useEffectEvent(async (leftWrites: Workspace['leftWrites']) => {
    const left = await leftWrites()
    if (left.length === 0) return
    for (const write of left) tell(await finishWrite(write, { workspace, actor, clock }), write)
  })
  useEffect(() => {
    // What can't be read now is found on the next visit.
    finish(workspace.leftWrites).catch(() => undefined)
  }, [workspace.leftWrites])

  return [...notices]
}
