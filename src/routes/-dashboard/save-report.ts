import { saveFile } from '@/ui/kit/layout/save-file'
import type { StorageAccess } from '../-session/context'

export const saveReport = async (storage: StorageAccess): Promise<void> =>
  saveFile('groundwork-report.json', await storage.exportLog('flows'), 'application/json')
