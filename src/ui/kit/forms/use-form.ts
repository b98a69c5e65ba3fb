import { type FormEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormDraft, LostValue } from '@/domain/record/draft-shape'
import { type Failure, toFailure } from '@/domain/record/failure'
import { type FieldErrors, invalidFields, problemsIn, without } from './field-errors'

export type Checked<Output, Field extends string> =
  | { ok: true; output: Output }
  | { ok: false; errors: FieldErrors<Field> }

/** Validates input. `checkErrors` wraps a rule, `checkSchema` a schema. */
export type Check<Form, Output, Field extends string> = {
  (form: Form): Checked<Output, Field>
  limitAt?: ((place: string) => number | undefined) | undefined
}

/** Extends a check, with the same text limits. */
export const checkAlso = <Judge extends (form: never) => unknown>(
  { limitAt }: Pick<Check<never, unknown, never>, 'limitAt'>,
  judge: Judge,
) => Object.assign(judge, { limitAt })

/** Wraps a rule; `read` turns a valid form into its output. */
export const checkErrors = <Form, Output, Field extends string>(
  errorsOf: (form: Form) => FieldErrors<Field>,
  read: (form: Form) => Output,
  limits?: Readonly<Partial<Record<Field, number>>>,
): Check<Form, Output, Field> =>
  Object.assign(
    (form: Form): Checked<Output, Field> => {
      const errors = errorsOf(form)
      return Object.keys(errors).length === 0 ? { ok: true, output: read(form) } : { ok: false, errors }
    },
    { limitAt: (place: string) => limits?.[place as Field] },
  )

type Options<Form, Output, Field extends string> = {
  initial: Form
  /** Input from before a reload, or null. */
  draft?: FormDraft<Form> | null
  /** Null once the input is submitted or discarded. */
  onDraft?: (draft: FormDraft<Form> | null) => void
  /** Whether the next visit finishes what a closed page was sending: that is no draft anymore, unless it is refused. */
  durable?: boolean
  onEdit?: (form: Form) => void
  check: Check<Form, Output, Field>
  /** Defaults to the field's name. */
  controlOf?: (field: Field) => string
  /** Non-blocking messages at fields. */
  marks?: FieldErrors
  /** A readable name of the field at a path; defaults to the humanized field name. */
  nameOf?: (place: string) => string
} & (Saved<Form, Output> | HandedOver<Output>)

/** Resolves to a failure, which keeps the input, a next step, or null on success. */
type Saved<Form, Output> = { save: (output: Output, typed: Form) => Promise<Failure | (() => void) | null> }

/** A form submitted through a flow, which reports progress. Ignores submits while busy. */
type HandedOver<Output> = { onSubmit: (output: Output) => void; busy?: boolean; failure?: Failure | null }

const NOTHING_LOST: readonly LostValue[] = []
const IDLE: Omit<HandedOver<unknown>, 'onSubmit'> = {}

type TextName<Form> = { [K in keyof Form & string]-?: string extends Form[K] ? K : never }[keyof Form & string]
type FlagName<Form> = { [K in keyof Form & string]-?: boolean extends Form[K] ? K : never }[keyof Form & string]

export type Bound = {
  name: string
  value: string
  error: string | undefined
  limit: number | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

export type SummaryProps = {
  problems: readonly { field: string; message: string }[]
  onPick: (field: string) => void
  controlAt: (field: string) => Element | null
  ref: Ref<HTMLDivElement>
}

/**
 * Form state, validation and a single submit. A refused submit moves focus to the summary if there is one, otherwise to the first invalid
 * field. Editing a field clears its message.
 */
export const useForm = <Form extends object, Output, Field extends string>(options: Options<Form, Output, Field>) => {
  const { initial, draft = null, onDraft, durable = false, onEdit, check, controlOf, marks, nameOf = null } = options
  const { busy: isHandedOver = false, failure = null } = 'save' in options ? IDLE : options
  const hasTyped = draft !== null && Object.keys(draft.typed).length > 0
  const [form, setForm] = useState<Form>(() => ({ ...initial, ...draft?.typed }))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const [isRestored, setRestored] = useState(hasTyped)
  /** Draft values that no longer fit. Stored with the draft until they are dismissed. */
  const [lost, setLost] = useState(draft?.lost ?? NOTHING_LOST)
  const [isEdited, setEdited] = useState(false)
  // Edits within one event build on each other, and submits within one event send once.
  const typed = useRef(form)
  const isRunning = useRef(false)
  const element = useRef<HTMLFormElement | null>(null)
  const summary = useRef<HTMLDivElement>(null)
  const busy = isHandedOver || isSending

  const controlAt = (field: string): HTMLElement | null => {
    const named = element.current?.elements.namedItem(controlOf ? controlOf(field as Field) : field)
    const control = named instanceof RadioNodeList ? named[0] : named
    return control instanceof HTMLElement ? control : null
  }
  const focusField = (field: string) => controlAt(field)?.focus()
  const focusFirst = useEffectEvent(() => {
    const [first] = Object.keys(errors)
    if (first === undefined) return
    if (summary.current) summary.current.focus()
    else focusField(first)
  })
  useEffect(() => {
    if (refusals > 0) focusFirst()
  }, [refusals])

  const place = (found: FieldErrors) => {
    setErrors(found)
    if (Object.keys(found).length > 0) setRefusals((before) => before + 1)
  }
  /** Shows the server's messages at their fields; returns true if none remain. */
  const placeFailure = (answer: Failure): boolean => {
    const { placed, isComplete } = invalidFields(answer, Object.keys(typed.current))
    place(placed)
    return isComplete
  }
  const placeFlowFailure = useEffectEvent(placeFailure)
  useEffect(() => {
    if (failure) placeFlowFailure(failure)
  }, [failure])

  const keepDraft = (next: Form) => {
    if (durable && isRunning.current) return
    onDraft?.({ typed: next, ...(lost.length > 0 && { lost }) })
  }
  const take = (patch: Partial<Form>, answered: readonly string[]) => {
    const next = { ...typed.current, ...patch }
    typed.current = next
    setForm(next)
    setErrors((before) => without(before, answered))
    setEdited(true)
    keepDraft(next)
    onEdit?.(next)
  }
  const edit = (patch: Partial<Form>, ...answers: readonly Field[]) => take(patch, [...Object.keys(patch), ...answers])

  const settle = (answer: Failure | (() => void) | null) => {
    if (answer !== null && typeof answer !== 'function') {
      if (durable) keepDraft(typed.current)
      if (!placeFailure(answer)) setProblem(answer)
      return
    }
    setRestored(false)
    setEdited(false)
    setLost(NOTHING_LOST)
    onDraft?.(null)
    answer?.()
  }
  const send = (output: Output) => {
    if (!('save' in options)) return options.onSubmit(output)
    isRunning.current = true
    setSending(true)
    if (durable) onDraft?.(null)
    void options
      .save(output, typed.current)
      .catch(toFailure)
      .then((answer) => {
        isRunning.current = false
        setSending(false)
        settle(answer)
      })
  }

  const shown: FieldErrors = { ...marks, ...errors }
  const bind = (name: string, value: unknown, onValue: (value: string) => void): Bound => ({
    name,
    value: value === undefined || value === null ? '' : String(value),
    error: shown[name],
    limit: check.limitAt?.(name),
    onChange: ({ currentTarget }) => onValue(currentTarget.value),
  })
  const patchOf = (name: string, value: unknown) => ({ [name]: value }) as Partial<Form>

  return {
    form,
    errors: shown as FieldErrors<Field>,
    busy,
    /** The failure, without field errors, which are shown at their fields. */
    problem,
    isRestored,
    /** True after new input, apart from a restored draft. */
    isEdited,
    /** True if leaving would lose input. */
    isUnsaved: isRestored || isEdited || lost.length > 0,
    /** Draft values that no longer fit; `dismiss` drops them. */
    lost: {
      values: lost,
      nameOf,
      dismiss() {
        setLost(NOTHING_LOST)
        onDraft?.(isRestored || isEdited ? { typed: typed.current } : null)
      },
    },
    /** Applies input. `answers` are other messages that this resolves. */
    edit,
    /** Applies values that the user didn't type. */
    adopt(next: Form) {
      typed.current = next
      setForm(next)
    },
    /** Applies input to a part of a field, such as a row of a list; clears only the message at that path. */
    editAt: (place: string, patch: Partial<Form>) => take(patch, [place]),
    limitAt: (place: string) => check.limitAt?.(place),
    text: (name: TextName<Form>, { read = asTyped, answers = [] }: TextOptions<Field> = {}): Bound =>
      bind(name, form[name], (value) => edit(patchOf(name, read(value)), ...answers)),
    choice: <Name extends keyof Form & string>(
      name: Name,
      values: readonly Form[Name][],
      { answers = [] }: Pick<TextOptions<Field>, 'answers'> = {},
    ): Bound =>
      bind(name, form[name], (value) => {
        const chosen = values.find((option) => String(option) === value)
        if (chosen !== undefined) edit(patchOf(name, chosen), ...answers)
      }),
    flag: (name: FlagName<Form>) => ({
      name,
      checked: form[name] === true,
      onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
        edit(patchOf(name, currentTarget.checked)),
    }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      element.current = event.currentTarget
      if (busy || isRunning.current) return
      const checked = check(typed.current)
      setProblem(null)
      place(checked.ok ? {} : checked.errors)
      if (checked.ok) send(checked.output)
    },
    /** Defaults to the form's initial values. */
    startOver(beginning = initial) {
      typed.current = beginning
      setForm(beginning)
      setErrors({})
      setProblem(null)
      setRestored(false)
      setEdited(false)
      setLost(NOTHING_LOST)
      onDraft?.(null)
    },
    /** Drops the draft, because the form is about to close. */
    discard: () => onDraft?.(null),
    summary: { ref: summary, problems: problemsIn(errors), onPick: focusField, controlAt } satisfies SummaryProps,
  }
}

type TextOptions<Field> = { read?: (typed: string) => string; answers?: readonly Field[] }

const asTyped = (typed: string) => typed
