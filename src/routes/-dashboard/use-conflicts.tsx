import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { counted } from '@/domain/wording'
import { stepConflictsQuery } from '@/services/step-conflicts/queries'
import { lazyPart } from '@/ui/kit/lazy-part'
import { whenIdle } from '@/ui/kit/when-idle'
import type { Notice } from '@/ui/shell/notices'
import { useWorkspace } from '../-workspace'

const LazyConflicts = lazyPart({
  name: 'The work to settle',
  load: () => import('./conflicts-container').then(({ ConflictsContainer }) => ConflictsContainer),
  isOverlay: true,
})

/** Work that was done offline and no longer fits its job, said above every page to who did it and to the office. */
export const useConflicts = (): { notices: Notice[]; dialog: ReactNode } => {
  const { workspace } = useWorkspace()
  const [isShown, setShown] = useState(false)
  // The page comes first.
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data: conflicts = [] } = useQuery({ ...stepConflictsQuery(workspace.graphql), enabled: isIdle })
  const [first] = conflicts
  return {
    notices: first
      ? [
          {
            id: 'step-conflicts',
            kind: 'warning',
            text:
              conflicts.length === 1
                ? `Work on ${first.job ?? 'a deleted job'} needs a decision`
                : `Work on ${counted(conflicts.length, 'job')} needs a decision`,
            detail: 'It was done offline, and the job changed before it was sent. Nothing is lost.',
            action: { label: 'Settle', run: () => setShown(true) },
          },
        ]
      : [],
    dialog: isShown && <LazyConflicts conflicts={conflicts} onClose={() => setShown(false)} />,
  }
}
