import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftForm } from '@/domain/record/drafts'
import { OFFLINE } from '@/domain/record/failure'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import { useNow } from '../-loading/use-now'
import { useWorkspace } from '../-session/workspace'
import { type RecordShape, useRecordDraft } from './use-form-draft'
import { type Found, useRecord, useRecordHistory } from './use-open-record'

type Subject<Form, R> = {
  subject: FormSubject<R> | undefined
  draft: RecordDraft<Form, R> | null
  onDraft: (draft: RecordDraft<Form, R> | null) => void
}

/**
 * Resolves a form's record (from the list or alone, live while the form is open) and its draft. `id` is null for a new record; `form` names
 * the form, and `part` separates its drafts.
 */
export const useRecordFormSubject = <R extends { id: number }, Form extends object, Key extends QueryKey>(
  found: Found<R, Key> & RecordShape<Form, R> & { form: DraftForm; part?: string },
): Subject<Form, R> => {
  const { id, kind, noun = kind, form, part, shape, formOf } = found
  const { actor, clock } = useWorkspace()
  const at = useNow(clock)
  const name = [part, id ?? 'new'].filter((each) => each !== undefined).join('.')
  const [draft, onDraft] = useRecordDraft<Form, R>({ form, part: name, id, shape, formOf })
  const { record, source } = useRecord(found)
  const history = useRecordHistory(`${kind}/${id}`, id !== null)
  const [last, setLast] = useState<R | undefined>(record)
  if (record !== undefined && record !== last) setLast(record)

  const subject = (): FormSubject<R> | undefined => {
    if (id === null) return null
    const current = record ?? last ?? draft?.from
    const isGone = source.state === 'missing'
    if (!current)
      switch (source.state) {
        case 'loading':
        case 'ready':
          return undefined
        case 'failed':
          return { problem: source.failure.message }
        case 'offline':
          return { problem: OFFLINE.message }
        case 'damaged':
          return { problem: `This ${noun} is damaged. Undo its latest change to get it back.` }
        case 'missing':
        case 'forbidden':
          return { problem: `This ${noun} does not exist. It may have been deleted, or the link is wrong.` }
      }
    return {
      stream: `${kind}/${id}`,
      first: current,
      now: isGone ? null : current,
      facts: history.items.state === 'ready' ? history.items.value : [],
      reader: { at, timeZone: actor.time_zone },
    }
  }
  return { subject: subject(), draft, onDraft }
}
