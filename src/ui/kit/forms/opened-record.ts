import type { FormDraft } from '@/domain/record/draft-shape'
import type { Instant } from '@/domain/time/clock'
import type { RecordFact } from '../records/page/record-history'

/** The record that a form edits, and what happens to it in the meantime. */
export type OpenedRecord<R> = {
  /** `client/5` */
  stream: string
  /** As it was when the form was opened. */
  first: R
  /** As it is; null when it is gone. */
  now: R | null
  /** What has happened to it and to what is in it, newest first, as far as that is loaded. */
  facts: readonly RecordFact[]
  /** When and where it is read, for the words about what others did. */
  reader: { at: Instant; timeZone: string }
}

/** What a form is opened on: a record, nothing yet (null), or a record that can't be edited, and why. */
export type FormSubject<R> = OpenedRecord<R> | { problem: string } | null

/** What is typed into a record's form, and the record that the form was filled from; null for a new one. */
export type RecordDraft<Form, R> = FormDraft<Form> & { from: R | null }
