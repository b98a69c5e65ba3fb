import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayListJobs } from '@/domain/job/commands'
import { counted } from '@/domain/text/wording'
import { stepConflictsQuery } from '@/services/step-conflicts/queries'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { useHasRested } from '@/ui/kit/behavior/when-idle'
import type { Notice } from '@/ui/shell/notices/notices'
import { useWorkspace } from '../-session/workspace'

const LazyConflicts = lazyPart({
  name: 'The work to settle',
  load: () => import('./conflicts-container').then(({ ConflictsContainer }) => ConflictsContainer),
  isOverlay: true,
})

/** Notices for offline work that no longer fits its job, shown to its author and the office. */
export const useConflicts = (): { notices: Notice[]; dialog: ReactNode } => {
  const { workspace, actor } = useWorkspace()
  const [isShown, setShown] = useState(false)
  const hasRested = useHasRested()
  const { data: conflicts = [] } = useQuery({
    ...stepConflictsQuery(workspace.graphql),
    enabled: hasRested && mayListJobs(actor),
  })
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
