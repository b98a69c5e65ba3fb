import type { FormDraft } from '@/domain/record/draft-shape'
import type { Instant } from '@/domain/time/clock'
import type { RecordFact } from '../records/page/record-history'

export type OpenedRecord<R> = {
  /** `client/5` */
  stream: string
  /** The record when the form was opened. */
  first: R
  /** The current record; null once deleted. */
  now: R | null
  /** Facts of the record and its parts, newest first, as far as loaded. */
  facts: readonly RecordFact[]
  /** For times and time zones in messages. */
  reader: { at: Instant; timeZone: string }
}

/** A form's record, null for a new one, or the reason that it can't be edited. */
export type FormSubject<R> = OpenedRecord<R> | { problem: string } | null

/** Input of a record's form and the record it started from; null for a new one. */
export type RecordDraft<Form, R> = FormDraft<Form> & { from: R | null }
