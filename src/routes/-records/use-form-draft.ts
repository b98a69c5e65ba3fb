import { useRef, useState } from 'react'
import { allLost, type FormDraft, fillsForm, fitTo, type Shape } from '@/domain/record/draft-shape'
import { type DraftForm, draftKey } from '@/domain/record/drafts'
import type { RecordDraft } from '@/ui/kit/forms/opened-record'
import type { DraftSource } from '@/ui/kit/forms/use-draft'
import { toast } from '@/ui/kit/overlays/toaster'
import { writeStored } from '../-loading/stored'
import { useWorkspace } from '../-session/workspace'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLost = (value: unknown): value is { at: string; text: string } =>
  isObject(value) && typeof value.at === 'string' && typeof value.text === 'string'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Drafts of an earlier release hold only the form. */
const entryFrom = (value: unknown): Record<string, unknown> =>
  isObject(value) && 'typed' in value ? value : { typed: value, from: null }

type Stored<Form> = Required<FormDraft<Form>> & { from: unknown }

/** Parses a stored draft; null when nothing was typed. */
export const readDraft = <Form>(text: string | null, shape: Shape<Form>): Stored<Form> | null => {
  if (text === null) return null
  const { typed, lost, from } = entryFrom(parsed(text))
  const fitted = fitTo(shape, typed)
  const before = Array.isArray(lost) ? lost.filter(isLost) : []
  const draft = { typed: fitted.typed, lost: [...before, ...fitted.lost], from }
  return draft.lost.length === 0 && Object.keys(draft.typed).length === 0 ? null : draft
}

export type RecordShape<Form, R> = {
  id: number | null
  shape: Shape<Form>
  /** The record as form values; null for forms about something else, such as a fault. */
  formOf: ((record: R) => Form) | null
}

const isReadable = <Form, R>(from: unknown, { id, shape, formOf }: RecordShape<Form, R>): from is R => {
  if (!isObject(from) || from.id !== id) return false
  try {
    return formOf === null || fillsForm(shape, formOf(from as R))
  } catch {
    return false
  }
}

/** Parses a record form's draft. Without the original record it can't tell which fields were typed. */
export const readRecordDraft = <Form, R>(
  text: string | null,
  record: RecordShape<Form, R>,
): RecordDraft<Form, R> | null => {
  const draft = readDraft(text, record.shape)
  if (draft === null || record.id === null) return draft && { ...draft, from: null }
  const { from } = draft
  if (isReadable(from, record)) return { ...draft, from }
  return { typed: {}, lost: allLost(draft), from: null }
}

const tellFull = () =>
  toast({
    kind: 'error',
    title: 'This browser has no room to keep what you type',
    description: 'Save it before you leave or reload the page.',
  })

/** A draft in session storage, surviving reloads. Warns once when the browser has no room. */
const useDraftAt = <Draft extends object>(
  key: string,
  read: (text: string | null) => Draft | null,
): [Draft | null, (draft: Draft | null) => void] => {
  const held = () => ({ key, draft: read(sessionStorage.getItem(key)) })
  const [state, setState] = useState(held)
  const current = state.key === key ? state : held()
  if (state !== current) setState(current)
  const hasWarned = useRef(false)
  return [
    current.draft,
    (draft) => {
      setState({ key, draft })
      if (writeStored(sessionStorage, key, draft) || hasWarned.current) return
      hasWarned.current = true
      tellFull()
    },
  ]
}

type Keyed = { form: DraftForm; part?: string | undefined }

export const formKey = (userId: number, { form, part }: Keyed): string =>
  draftKey(userId, part === undefined ? form : `${form}.${part}`)

const useFormKey = (keyed: Keyed): string => formKey(useWorkspace().actor.user_id, keyed)

export const useFormDraft = <Form>({ shape, ...keyed }: DraftSource<Form>) =>
  useDraftAt<FormDraft<Form>>(useFormKey(keyed), (text) => readDraft(text, shape))

export const useRecordDraft = <Form, R>({ form, part, ...record }: Keyed & RecordShape<Form, R>) =>
  useDraftAt<RecordDraft<Form, R>>(useFormKey({ form, part }), (text) => readRecordDraft(text, record))
