import type { ClientToImport } from '@/domain/client/import/plan'
import { deniesIt, isFinal } from '@/domain/record/final-failure'
import { counted } from '@/domain/text/wording'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { requesting } from '../-records/plain-commands'
import type { ResumeDeps } from '../-records/resume-write'
import { CLOSED_BEFORE, type Unfinished } from '../-records/unfinished'
import { CHANGED } from './use-client-commands'

const UNKNOWN: Unfinished = {
  text: 'Your clients may have been imported.',
  detail:
    'The page was closed before the answer came. Look at your clients, or choose the file again: you see what would change before anything is saved.',
  retry: null,
}

/**
 * Finishes an import left by a closed page, under its original key, so nothing is imported twice. An import too large to store keeps only
 * its name.
 */
export const finishImport = async (
  interruptedWrite: InterruptedWrite,
  { workspace, clock }: Pick<ResumeDeps, 'workspace' | 'clock'>,
): Promise<Unfinished | null> => {
  const [, , list] = interruptedWrite.write
  if (!Array.isArray(list)) return UNKNOWN
  const clients: readonly ClientToImport[] = list
  const { request } = requesting(workspace, CHANGED)
  const outcome = await request({ write: interruptedWrite.write, key: interruptedWrite.key }, (key) =>
    workspace.clients.importClients(clients, key),
  )
  if (outcome.ok) {
    interruptedWrite.forget()
    const { addedId } = outcome.answer
    announce(`Imported ${counted(clients.length, 'client')}`, {
      description: CLOSED_BEFORE,
      undo: outcome.undo,
      added: addedId ? `client/${addedId}` : undefined,
    })
    return null
  }
  const { message } = outcome.failure
  const called = `The import of ${counted(clients.length, 'client')}`
  if (!isFinal(outcome.failure))
    return {
      text: `${called} is not finished.`,
      detail: message,
      retry: () => finishImport(interruptedWrite, { workspace, clock }),
    }
  interruptedWrite.forget()
  if (!deniesIt(outcome.failure, interruptedWrite.at, clock.now()))
    return { ...UNKNOWN, detail: `${message} ${UNKNOWN.detail}` }
  return { text: `${called} was refused.`, detail: `${message} Choose the file again to import it.`, retry: null }
}
