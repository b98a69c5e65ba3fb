import { type FormEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormDraft, LostValue } from '@/domain/record/draft-shape'
import { type Failure, toFailure } from '@/domain/record/failure'
import { type FieldErrors, invalidFields, problemsIn, without } from './field-errors'

/** The verdict on what was typed: what is sent, or what is wrong. */
export type Checked<Output, Field extends string> =
  | { ok: true; output: Output }
  | { ok: false; errors: FieldErrors<Field> }

/** Judges what was typed. `checkErrors` makes one of a rule, `checkSchema` one of a schema. */
export type Check<Form, Output, Field extends string> = {
  (form: Form): Checked<Output, Field>
  /** How many characters a text of the form may have. */
  limitAt?: ((place: string) => number | undefined) | undefined
}

/** A check that judges by another one and more, with the same limits of texts. */
export const checkAlso = <Judge extends (form: never) => unknown>(
  { limitAt }: Pick<Check<never, unknown, never>, 'limitAt'>,
  judge: Judge,
) => Object.assign(judge, { limitAt })

/** A check by a rule that says what is wrong; `read` turns a form that is right into what is sent. */
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
  /** What was typed before a reload; null when nothing was. */
  draft?: FormDraft<Form> | null
  /** Keeps what is typed; null when it is sent or thrown away. */
  onDraft?: (draft: FormDraft<Form> | null) => void
  /** Whether the next visit finishes what a closed page was sending: that is no draft anymore, unless it is refused. */
  outlives?: boolean
  onEdit?: (form: Form) => void
  check: Check<Form, Output, Field>
  /** The control a message belongs to; the field's own name by default. */
  controlOf?: (field: Field) => string
  /** Other messages at fields, beside what is wrong with them. They don't keep the form from being sent. */
  marks?: FieldErrors
  /** What people call the field at a place; its own name in words by default. */
  nameOf?: (place: string) => string
} & (Saved<Form, Output> | HandedOver<Output>)

/** A form that waits for its answer: null when it went well, or what is done next. A failure keeps the form filled in. */
type Saved<Form, Output> = { save: (output: Output, typed: Form) => Promise<Failure | (() => void) | null> }

/** A form that a flow sends, which says how that goes. Nothing is sent again while it is busy. */
type HandedOver<Output> = { onSubmit: (output: Output) => void; busy?: boolean; failure?: Failure | null }

const NOTHING_LOST: readonly LostValue[] = []
const IDLE: Omit<HandedOver<unknown>, 'onSubmit'> = {}

type TextName<Form> = { [K in keyof Form & string]-?: string extends Form[K] ? K : never }[keyof Form & string]
type FlagName<Form> = { [K in keyof Form & string]-?: boolean extends Form[K] ? K : never }[keyof Form & string]

/** What ties a text-like control to its field. */
export type Bound = {
  name: string
  value: string
  error: string | undefined
  /** How many characters it takes. */
  limit: number | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** What a summary of errors is given. */
export type SummaryProps = {
  problems: readonly { field: string; message: string }[]
  onPick: (field: string) => void
  /** The control that a message belongs to. */
  controlAt: (field: string) => Element | null
  ref: Ref<HTMLDivElement>
}

/**
 * A form: what is typed into it, what is wrong with it, and sending it once. A submit that is refused, here or by the server, moves the
 * focus to the summary where there is one, else to the first wrong field. Editing a field clears its message.
 */
export const useForm = <Form extends object, Output, Field extends string>(options: Options<Form, Output, Field>) => {
  const { initial, draft = null, onDraft, outlives = false, onEdit, check, controlOf, marks, nameOf = null } = options
  const { busy: isHandedOver = false, failure = null } = 'save' in options ? IDLE : options
  const hasTyped = draft !== null && Object.keys(draft.typed).length > 0
  const [form, setForm] = useState<Form>(() => ({ ...initial, ...draft?.typed }))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const [isRestored, setRestored] = useState(hasTyped)
  /** What could not be put back. It is kept with the draft until the person is done with it. */
  const [lost, setLost] = useState(draft?.lost ?? NOTHING_LOST)
  const [isEdited, setEdited] = useState(false)
  // Two edits in one event build on each other, and two submits in one event send once.
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
  /** Puts the server's messages at their fields. Returns whether none was left over. */
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
    if (outlives && isRunning.current) return
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
      if (outlives) keepDraft(typed.current)
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
    if (outlives) onDraft?.(null)
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
    /** The messages at the fields. */
    errors: shown as FieldErrors<Field>,
    busy,
    /** Why it could not be sent; the server's messages about single fields are shown at those fields instead. */
    problem,
    /** Whether what was typed before a reload is back. */
    isRestored,
    /** Whether something was typed here, apart from what came back. */
    isEdited,
    /** Whether leaving would lose something. */
    isUnsaved: isRestored || isEdited || lost.length > 0,
    /** What was typed before and could not be put back; `dismiss` forgets it. */
    lost: {
      values: lost,
      nameOf,
      dismiss() {
        setLost(NOTHING_LOST)
        onDraft?.(isRestored || isEdited ? { typed: typed.current } : null)
      },
    },
    /** Takes what was typed. `answers` are messages beside the field's own that this makes out of date. */
    edit,
    /** Takes values that no one has typed here. */
    adopt(next: Form) {
      typed.current = next
      setForm(next)
    },
    /** Takes what was typed into a part of a field, as into a row of a list: only the message at that place is out of date. */
    editAt: (place: string, patch: Partial<Form>) => take(patch, [place]),
    /** How many characters the text at a place may have, as in a row of a list. */
    limitAt: (place: string) => check.limitAt?.(place),
    /** Ties a text input or a text area to a field. */
    text: (name: TextName<Form>, { read = asTyped, answers = [] }: TextOptions<Field> = {}): Bound =>
      bind(name, form[name], (value) => edit(patchOf(name, read(value)), ...answers)),
    /** Ties a select to a field that takes one of these values. */
    choice: <Name extends keyof Form & string>(
      name: Name,
      values: readonly Form[Name][],
      { answers = [] }: Pick<TextOptions<Field>, 'answers'> = {},
    ): Bound =>
      bind(name, form[name], (value) => {
        const chosen = values.find((option) => String(option) === value)
        if (chosen !== undefined) edit(patchOf(name, chosen), ...answers)
      }),
    /** Ties a checkbox to a field. */
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
    /** Starts over: with the form's initial values by default. */
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
    /** Forgets the draft; the form is about to close. */
    discard: () => onDraft?.(null),
    summary: { ref: summary, problems: problemsIn(errors), onPick: focusField, controlAt } satisfies SummaryProps,
  }
}

type TextOptions<Field> = { read?: (typed: string) => string; answers?: readonly Field[] }

const asTyped = (typed: string) => typed
