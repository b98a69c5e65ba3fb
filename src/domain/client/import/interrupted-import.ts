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
 * An import that was begun and whose end no one has seen, as over a reload: its file, and what was sent of it, null where nothing was and
 * `under_way` until it is answered: where the page is closed on it, it is finished on the next visit as other writes are.
 * `sign` is a new client of it: all are saved or none, so where this one is, all are. Null where it added no one new. `key` is what it was
 * sent under: by it, all of it can be taken back.
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

/** What is remembered of an import that was sent. */
export type SentImport = Exclude<NonNullable<InterruptedImport['sent']>, 'under_way'>

/** What is remembered of an import that was sent, under this key. */
export const sentImport = (clients: readonly ClientToImport[], key?: string): SentImport => {
  const sign = clients.find(({ fills, anyway }) => fills === null && !anyway)
  return { count: clients.length, sign: sign ? v.parse(identitySchema, sign) : null, ...(key ? { key } : {}) }
}

/**
 * The outcome of an import that was left, and what to do now. `isDone` where its clients are there, `mayUndo` where these can be taken back;
 * null while it is being finished.
 */
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
