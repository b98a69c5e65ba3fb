import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FlowQuarantine } from '@/events/flow'
import type { Notice } from '@/ui/shell/notices'
import type { Workspace } from '../-context'
import { download } from './download'

const IN_MEMORY: Notice = {
  id: 'in-memory',
  kind: 'warning',
  text: 'Working in memory: this browser does not let the app store data.',
  detail: 'Everything works, but what you do is forgotten when this tab is closed.',
}

/** What the app has to say about itself: no storage, and streams that had to be put aside, each with its export. */
export const useNotices = (workspace: Workspace): Notice[] => {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const { data: quarantined = [] } = useQuery({ queryKey: ['quarantined'], queryFn: workspace.quarantined })

  const putAside = ({ stream, reason, seq }: FlowQuarantine): Notice => ({
    id: stream,
    kind: 'warning',
    text: `The record of ${stream} could not be followed and was put aside.`,
    detail: `At entry ${seq}: ${reason}. Nothing in it was changed.`,
    action: {
      label: 'Export',
      run: () =>
        void workspace.exportStream(stream).then((text) => download(`${stream.replaceAll(/[^\w-]/g, '-')}.json`, text)),
    },
  })

  return [...(workspace.storage === 'memory' ? [IN_MEMORY] : []), ...quarantined.map(putAside)]
    .filter(({ id }) => !dismissed.includes(id))
    .map((notice) => ({ ...notice, onDismiss: () => setDismissed((ids) => [...ids, notice.id]) }))
}
