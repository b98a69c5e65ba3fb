import { saveFile } from '@/ui/kit/layout/save-file'
import type { StorageAccess } from '../-session/context'

/** Hands the person a report of what they did, without secrets. */
export const saveReport = async (storage: StorageAccess): Promise<void> =>
  saveFile('groundwork-report.json', await storage.exportLog('flows'), 'application/json')
