import * as v from 'valibot'
import { counted } from '../../text/wording'
import { type ExistingClient, findDuplicates } from './duplicates'
import type { ClientToImport } from './plan'

const identitySchema = v.object({
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  billing_address: v.string(),
})

/**
 * An interrupted import: its file and what was sent. `sent` is null before sending and `under_way` until answered; a write interrupted by a
 * closed page is finished on the next visit. `sign` is a new client of the import: all are saved or none, so its presence proves success;
 * null when no client was new. `key` is the request key, by which the import can be undone.
 */
export const interruptedImportSchema = v.nullable(
  v.object({
    file: v.string(),
    sent: v.nullable(
      v.union([
        v.literal('under_way'),
        v.object({ count: v.number(), sign: v.nullable(identitySchema), key: v.optional(v.string()) }),
      ]),
    ),
  }),
)
export type InterruptedImport = NonNullable<v.InferOutput<typeof interruptedImportSchema>>

export type SentImport = Exclude<NonNullable<InterruptedImport['sent']>, 'under_way'>

export const sentImport = (clients: readonly ClientToImport[], key?: string): SentImport => {
  const sign = clients.find(({ fills, anyway }) => fills === null && !anyway)
  return { count: clients.length, sign: sign ? v.parse(identitySchema, sign) : null, ...(key ? { key } : {}) }
}

/** `isDone` when the clients were saved, `mayUndo` when the import can be undone; null while it is being finished. */
export const interruptedImportText = (
  { file, sent }: InterruptedImport,
  clients: readonly ExistingClient[],
): { isDone: boolean; mayUndo?: boolean; text: string; detail: string } | null => {
  if (sent === 'under_way') return null
  if (sent === null)
    return {
      isDone: false,
      text: `You left before ${file} was imported.`,
      detail: 'Nothing was imported. Choose the file again to import it.',
    }
  const interruption = `You left while ${file} was being imported`
  if (sent.sign === null)
    return {
      isDone: false,
      text: `${interruption}, so it may have been imported.`,
      detail: 'Look at its clients, or choose the file again: you see what would change before anything is saved.',
    }
  return findDuplicates([{ line: 0, client: sent.sign }], clients).size > 0
    ? {
        isDone: true,
        mayUndo: sent.key !== undefined,
        text: `You left while ${file} was being imported. It went through.`,
        detail: `${counted(sent.count, 'client')} ${sent.count === 1 ? 'is' : 'are'} saved. There is no need to import the file again.`,
      }
    : {
        isDone: false,
        text: `${interruption}. Nothing was saved.`,
        detail: 'Choose the file again to import it. Clients that are there by then are shown as duplicates.',
      }
}
