import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { mayManageSubscription } from '@/domain/subscription/subscription'
import type { FlowQuarantine } from '@/events/flow'
import { useHasRested } from '@/ui/kit/behavior/when-idle'
import { saveFile } from '@/ui/kit/layout/save-file'
import type { Notice } from '@/ui/shell/notices/notices'
import type { StorageAccess, StorageTrouble } from '../-session/context'
import { useWorkspace } from '../-session/workspace'
import { saveReport } from './save-report'
import { storageNotices } from './storage-notices'

/** Notices about storage problems and quarantined streams, each with an export. */
export const useNotices = (storage: StorageAccess): Notice[] => {
  const { workspace, actor } = useWorkspace()
  const { flows } = workspace
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const troubles = useSyncExternalStore(storage.subscribe, storage.troubles)
  const hasRested = useHasRested()
  const { data: quarantined = [] } = useQuery({
    queryKey: ['quarantined'],
    queryFn: flows.quarantined,
    meta: { renewedBy: ['put_aside'] },
    enabled: hasRested,
  })

  const save = async (logs: readonly StorageTrouble['log'][]) => {
    if (logs.includes('flows')) await saveReport(storage)
    // Only managers of the business may export all of its data.
    if (logs.includes('facts') && mayManageSubscription(actor))
      saveFile('groundwork-data.json', await storage.exportLog('facts'), 'application/json')
  }

  const exportStream = async (stream: string) =>
    saveFile(`${stream.replaceAll(/[^\w-]/g, '-')}.json`, await flows.exportStream(stream), 'application/json')

  const putAside = ({ stream, reason, seq }: FlowQuarantine): Notice => ({
    id: stream,
    kind: 'warning',
    text: `The record of ${stream} could not be followed and was put aside.`,
    detail: `At entry ${seq}: ${reason}. Nothing in it was changed.`,
    action: {
      label: 'Export',
      run: () => void exportStream(stream),
    },
  })

  return [...storageNotices(troubles, (logs) => void save(logs)), ...quarantined.map(putAside)]
    .filter(({ id }) => !dismissed.includes(id))
    .map((notice) => ({ ...notice, onDismiss: () => setDismissed((ids) => [...ids, notice.id]) }))
}
