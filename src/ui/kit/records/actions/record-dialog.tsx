import type { ReactNode } from 'react'
import type { Edit } from '@/domain/record/merge-edits'
import { capitalized } from '@/domain/text/wording'
import type { FormDialogProps } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { FormSubject, OpenedRecord } from '@/ui/kit/forms/opened-record'
import { type RecordFormOptions, useRecordForm } from '@/ui/kit/forms/use-record-form'
import type { Outcome } from './run-on-many'
import { announce } from './use-record-actions'

type Texts = {
  title: string
  submitLabel: string
  busyLabel: string
  failureText: string
  /** `added`, as in "Weekly mowing added". */
  done: string
}
export type FormTexts = { adding: Texts; editing: Texts }

export const formTexts = (noun: string): FormTexts => {
  const named = noun.split(' ').map(capitalized).join(' ')
  return {
    adding: {
      title: `Add ${named}`,
      submitLabel: `Add ${named}`,
      busyLabel: 'Adding...',
      failureText: `Failed to add ${noun}. Please try again.`,
      done: 'added',
    },
    editing: {
      title: `Edit ${named}`,
      submitLabel: 'Save changes',
      busyLabel: 'Saving...',
      failureText: `Failed to update ${noun}. Please try again.`,
      done: 'saved',
    },
  }
}

type GateProps<R> = {
  texts: FormTexts
  subject: FormSubject<R>
  refusal: string | null
  onClose: () => void
  children: (subject: OpenedRecord<R> | null) => ReactNode
}

/** Renders the form, or the reason that it isn't available, because anyone can open its URL. */
export const RecordFormGate = <R,>({ texts, subject, refusal, onClose, children }: GateProps<R>) => {
  if (refusal === null && !(subject && 'problem' in subject)) return children(subject)
  return (
    <NoForm title={(subject ? texts.editing : texts.adding).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

type Options<R, Form, Output, Field extends string> = Omit<
  RecordFormOptions<R, Form, Output, Field>,
  'opened' | 'save'
> & {
  texts: FormTexts
  /** The list's kind, which its toasts and new row use; defaults to the noun of `words`. */
  kind?: string
  subject: OpenedRecord<R> | null
  nameOf: (named: R | Form | Output) => string
  nameless: string
  add: (output: Output) => Promise<Outcome>
  edit: (record: R, edit: Edit<Output, R>) => Promise<Outcome>
  onShow?: ((id: number) => void) | null
  onClose: () => void
}

/**
 * Adds or edits a record in a dialog. Input is stored as a draft and survives a reload; a failure keeps the input; a save is announced with
 * Undo, and the list highlights a new record.
 */
export const useRecordDialog = <
  R extends { id: number },
  Form extends object,
  Output extends object,
  Field extends string,
>({
  texts,
  subject,
  nameOf,
  nameless,
  add,
  edit,
  onShow,
  onClose,
  kind,
  ...options
}: Options<R, Form, Output, Field>) => {
  const { noun } = options.words
  const labels = subject ? texts.editing : texts.adding
  const stream = (id: number) => `${kind ?? noun}/${id}`
  const form = useRecordForm<R, Form, Output, Field>({
    ...options,
    opened: subject,
    async save(output, changes) {
      const outcome = subject && changes ? await edit(subject.first, changes) : await add(output)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const added = subject ? undefined : outcome.id
      announce(`${nameOf(output)} ${labels.done}`, {
        undo: outcome.undo,
        description: outcome.next?.text,
        also: outcome.next,
        about: subject ? stream(subject.first.id) : undefined,
        ...(added === undefined ? {} : { added: stream(added) }),
        ...(added === undefined || !onShow ? {} : { open: () => onShow(added) }),
      })
      onClose()
      return null
    },
  })
  const dialog = {
    form,
    title: labels.title,
    submitLabel: labels.submitLabel,
    busyLabel: labels.busyLabel,
    failureText: labels.failureText,
    question: {
      title: subject ? 'Discard these changes?' : `Discard this ${noun}?`,
      object: nameOf(subject?.first ?? form.form) || nameless,
    },
    onClose,
  } satisfies Partial<FormDialogProps>
  return { form, dialog }
}
