import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Failure } from '@/domain/record/failure'
import {
  type Conflict,
  type Edit,
  editFrom,
  isConflictFailure,
  type MergePoint,
  mergeEdits,
  rebased,
  withValueAt,
} from '@/domain/record/merge-edits'
import { isSame } from '@/domain/record/same-value'
import { placeName } from './draft-words'
import {
  type ConflictMessage,
  conflictMessages,
  type FormWords,
  goneText,
  incomingLines,
  markOf,
  namedSummary,
} from './merge-messages'
import type { OpenedRecord, RecordDraft } from './opened-record'
import { type Check, checkAlso, useForm } from './use-form'

export type RecordFormOptions<R, Form, Output, Field extends string> = {
  /** Null for a new record. */
  opened: OpenedRecord<R> | null
  empty: Form
  /** Form fields have the same names as record fields. */
  formOf: (record: R) => Form
  words: FormWords
  draft: RecordDraft<Form, R> | null
  onDraft: (draft: RecordDraft<Form, R> | null) => void
  check: Check<Form, Output, Field>
  controlOf?: (field: Field) => string
  /** Submits a new record (`edit` is null) or the changed fields. A form that stays open continues from the saved record. */
  save: (output: Output, edit: Edit<Output, R> | null, typed: Form) => Promise<Failure | { saved: R } | null>
}

/** Concurrent changes by others. */
export type Others = {
  /** Fields that only they changed; the form shows the new values. */
  incoming: readonly string[]
  conflicts: readonly ConflictMessage[]
  /** The message that the record is deleted; null while it exists. */
  gone: string | null
  onKeepMine: (conflict: Conflict) => void
  onUseTheirs: (conflict: Conflict) => void
}

type Met = { incoming: readonly MergePoint[]; conflicts: readonly Conflict[] }
const NOBODY: Met = { incoming: [], conflicts: [] }

/**
 * The form of a new or existing record. An edit sends only changed fields. Concurrent changes are adopted for fields that the user hasn't
 * typed into; for the others the user keeps theirs or takes the new value.
 */
export const useRecordForm = <R extends object, Form extends object, Output extends object, Field extends string>(
  options: RecordFormOptions<R, Form, Output, Field>,
) => {
  const { opened, empty, formOf, words, draft, onDraft, controlOf } = options
  const [from, setFrom] = useState(draft?.from ?? opened?.first ?? null)
  const [met, setMet] = useState(NOBODY)
  /** The failure whose conflicts the user has resolved since. */
  const [settled, setSettled] = useState<Failure | null>(null)
  /** The saved record and the input that was sent; null once the form continues from it. */
  const [saved, setSaved] = useState<{ record: R; typed: Form } | null>(null)
  const lastMet = useRef<R | null>(null)
  /** The last submit. If only its response was lost, the same edit is sent again, so that its Undo covers it. */
  const attempt = useRef<{ edit: Edit<Output, R> | null; typed: Form } | null>(null)
  const question = useRef<HTMLDivElement>(null)

  const now = opened?.now ?? null
  const isGone = opened !== null && now === null
  const conflicts = opened ? conflictMessages(met.conflicts, opened, words) : []
  const shown = now ?? from
  const form = useForm({
    initial: shown ? formOf(shown) : empty,
    // Missing draft fields take the values from when the draft began, not the current ones.
    draft: draft && { ...draft, typed: hasTyped(draft) ? { ...(from ? formOf(from) : empty), ...draft.typed } : {} },
    onDraft: (nextDraft) => onDraft(nextDraft && { ...nextDraft, from }),
    check: checkAlso(options.check, (typed: Form) => {
      const checked = options.check(typed)
      if (!checked.ok || (conflicts.length === 0 && !isGone)) return checked
      question.current?.focus()
      return { ok: false, errors: {} }
    }),
    async save(output, typed) {
      const edit = from && editFrom({ was: formOf(from), typed }, output, from)
      const isThere = edit !== null && Object.keys(edit.changed).length === 0
      if (!isThere || !isSame(attempt.current?.typed, typed)) attempt.current = { edit, typed }
      const answer = await options.save(output, attempt.current?.edit ?? null, typed)
      if (answer === null || !('saved' in answer)) return answer
      return () => setSaved({ record: answer.saved, typed })
    },
    marks: Object.fromEntries(conflicts.map((line) => [line.conflict.place, markOf(line)])),
    nameOf: (place) => placeName(place, words),
    ...(controlOf ? { controlOf } : {}),
  })

  const lostPatch = form.lost.values.length > 0 ? { lost: form.lost.values } : {}
  /** Rebases the form, with the remaining conflicts. */
  const continueFrom = (typed: Form, base: R, next: Met) => {
    setFrom(base)
    setMet(next)
    form.adopt(typed)
    if (form.isRestored || form.isEdited) onDraft({ ...lostPatch, typed, from: base })
  }
  /** Input typed during a save stays for the next one. */
  const goOnFrom = useEffectEvent(({ record, typed }: { record: R; typed: Form }) => {
    const base = formOf(record)
    const { merged } = mergeEdits({ was: typed, now: base, mine: form.form })
    continueFrom(merged, record, NOBODY)
    setSaved(null)
    if (isSame(merged, base)) return
    form.edit(merged)
    onDraft({ ...lostPatch, typed: merged, from: record })
  })
  /** Resets the form to the record, without the input. */
  const startFrom = (record: R | null) => {
    setFrom(record)
    setMet(NOBODY)
    form.startOver(record ? formOf(record) : undefined)
  }
  /** True if the record has all input already: it was saved after the page closed. */
  const hasAll = (present: R, typed: Form, before: R): boolean => {
    const checked = options.check(typed)
    if (!checked.ok) return false
    const { changed } = editFrom({ was: formOf(before), typed }, checked.output, before)
    return Object.entries(changed).every(([field, value]) => isSame(value, Reflect.get(present, field)))
  }
  const meet = useEffectEvent((present: R) => {
    if (from === null || isSame(formOf(present), formOf(from))) return
    if (form.isRestored && !form.isEdited && form.lost.values.length === 0 && hasAll(present, form.form, from))
      return startFrom(present)
    const {
      merged,
      incoming,
      conflicts: open,
    } = mergeEdits({ was: formOf(from), now: formOf(present), mine: form.form })
    const before = met.incoming.filter(({ place }) => !incoming.some((one) => one.place === place))
    continueFrom(merged, rebased(from, present, open), { incoming: [...before, ...incoming], conflicts: open })
  })
  useEffect(() => {
    if (saved !== null) {
      // oxlint-disable-next-line react/set-state-in-effect -- what was saved comes from outside of the page, once it is answered.
      goOnFrom(saved)
      return
    }
    // The form's own save comes back as well, and isn't a concurrent change.
    if (now === null || form.busy || now === lastMet.current) return
    lastMet.current = now
    // oxlint-disable-next-line react/set-state-in-effect -- the record changes outside of the page; its draft is kept with it.
    meet(now)
  }, [saved, now, form.busy])

  const isConflict = form.problem !== null && isConflictFailure(form.problem)
  useEffect(() => {
    if (isConflict) question.current?.focus()
  }, [isConflict])

  const settle = (conflict: Conflict, typed: Form) => {
    if (now === null || from === null) return
    const open = met.conflicts.filter((one) => one !== conflict)
    continueFrom(typed, rebased(from, now, open), { ...met, conflicts: open })
    setSettled(form.problem)
  }
  const others: Others = {
    incoming: opened ? incomingLines(met.incoming, opened, words) : [],
    conflicts,
    gone: opened && isGone ? goneText(opened, words) : null,
    onKeepMine: (conflict) => settle(conflict, form.form),
    onUseTheirs: (conflict) => settle(conflict, withValueAt(form.form, conflict, conflict.theirs)),
  }
  return {
    ...form,
    /** A conflict is shown as the other side's changes once these have loaded. */
    problem: isConflict && (conflicts.length > 0 || settled === form.problem) ? null : form.problem,
    summary: namedSummary(form.summary, words),
    others,
    othersRef: question,
    startOver: () => startFrom(now),
  }
}

const hasTyped = ({ typed }: FormDraft<unknown>): boolean => Object.keys(typed).length > 0
