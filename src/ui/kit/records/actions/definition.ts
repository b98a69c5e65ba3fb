import type { ComponentType, ReactNode } from 'react'
import { numberText } from '@/domain/money/number-text'
import type { Actor } from '@/domain/permissions/actor'
import { capitalized, counted } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import type { MessageNotice } from './run-on-many'

export type RecordContext = { actor: Actor; today: Day }

export type ActionVerdict = { ok: true } | { ok: false; reason: string }

/** Null means allowed. */
export const verdictOf = (refusal: string | null): ActionVerdict =>
  refusal === null ? { ok: true } : { ok: false, reason: refusal }

/** Widths are in px and relative to the table, not the window. */
export type RecordColumn<R> = {
  label: string
  cell: (record: R, context: RecordContext) => ReactNode
  compare: (a: R, b: R) => number
  /** Absent for the one flexible column. */
  width?: number
  /** The width in tables of 1,600 px or more. */
  roomy?: number
  /** Aligns numbers to the end. */
  end?: true
  /** Essential, so it can't be hidden. */
  alwaysShown?: true
  /** Hides the column in tables narrower than this, in px; `under` is then shown below the title. */
  hideBelow?: number
  under?: (record: R) => string
}

/** A confirmation: title, consequence, and the button's label. */
export type Question = { title: string; consequence: string; confirm: string }

export type RecordAction<R> = {
  /** The button's label, with `…` if it asks first. */
  label: string
  /** `Starting…` */
  busyLabel: string
  /** `started`, as in "JOB-1017 started". */
  done: string
  /** Replaces the whole sentence: "5 reminders sent". */
  says?: (done: readonly R[], notices: readonly MessageNotice[]) => string
  /** `Failed to update job status` */
  failure: string
  judge: (record: R, context: RecordContext) => ActionVerdict
  asks?: (count: number) => Question
  /** Lets it be the leading button of a row, as the next step or the first available action. */
  icon?: ComponentType
  /** With an icon: never the leading button, only shown on hover. */
  aside?: true
  /** True if the action no longer applies to the record, which hides it without a reason. */
  passed?: (record: R) => boolean
  /** The shortcut on a focused row. Several actions can share it; the first available one runs. */
  key?: string
  bulk?: true
  /** Offered only for a selection of exactly this many records. */
  needs?: number
  tone?: 'danger'
  /**
   * Placement on the record's page: `menu` prevents accidental presses, `none` if the page has its own control, `always` stays a button
   * while disabled.
   */
  page?: 'menu' | 'none' | 'always'
  /** Hides the action from users for whom it returns false. */
  offered?: (actor: Actor) => boolean
}

/** A select, a searchable choice of thousands, or a day. */
export type RecordFilter<Value extends string = string> = { label: string } & (
  | {
      kind: 'choice' | 'long-choice'
      options: readonly { value: Value | ''; label: string }[]
      /** Options come from the records; the width is reserved before they load. */
      fromRecords?: true
      /** Hides the filter without options. */
      hiddenWithoutOptions?: true
    }
  | { kind: 'day' }
)

export type FilterValues = Record<string, string | undefined>

export type ListQuery<F> = F & { search: string }

/** Records hidden by default: `kind` is `cancelled`, as in "2 cancelled jobs match". */
type HiddenByDefault<Show> = { kind: string; hint: string; label: string; show: Show }

/** Declares a kind of record; table, cards, toolbar, bulk bar, menus and export derive from it. */
export type RecordsInput<R, C extends string, Column extends string, F> = {
  noun: readonly [one: string, many: string]
  /** The record's number: `JOB-1017`. */
  short: (record: R) => string
  title: (record: R) => string
  columns: Readonly<Record<Column, RecordColumn<R>>>
  opens: Column
  statusColumn: Column
  /** Applies without a sorted column. */
  defaultOrder: (context: RecordContext) => (a: R, b: R) => number
  /** Sorts these first on a phone, which shows only three records. */
  firstOnPhones?: (record: R) => boolean
  /** The column that the default order equals, ascending; absent if none. */
  defaultSort?: Column
  /** The searched fields: `Title, number, address or name`. */
  searchHint: string
  /** Used on phones, where `Search crew members` would be truncated. */
  shortSearchHint?: string
  filters: { readonly [Name in keyof F]-?: RecordFilter<NonNullable<F[Name]> & string> }
  narrow: (records: readonly R[], query: ListQuery<F>) => R[]
  /** `hint` shows if the unfiltered list is empty because of this. */
  hiddenByDefault?: HiddenByDefault<Partial<F>>
  actions: Readonly<Record<C, RecordAction<R>>>
  /** `This job is completed.` Null while something remains to do. */
  over?: (record: R) => string | null
  /** The common reason that steps are unavailable: `The crew is on the way.` Without it each step has its own. */
  blockedReason?: (record: R, actor: Actor) => string
  card: {
    head: (record: R) => ReactNode
    who?: (record: R) => ReactNode
    lines: (record: R, context: RecordContext) => readonly string[]
    /** The next steps, the prominent one first. */
    steps: (record: R) => readonly C[]
    /** No step is prominent. */
    isQuiet?: true
  }
  /** `money` is in the business's currency, which the header names; `amount` is in the record's, which has its own column. */
  csv: readonly (readonly [header: string, read: (record: R) => string | number, unit?: 'money' | 'amount'])[]
  /** Expands a record into several rows; defaults to one. */
  csvRows?: (record: R) => readonly R[]
  /** The reason that the user can't export; null if they can. Absent allows everyone. */
  exportRefusal?: (actor: Actor) => string | null
  cardGrid?: boolean
}

type Named<Name, What> = What & { id: Name }

/** A definition with its maps turned into lists of named entries. */
export type Records<R, C extends string = string, Column extends string = string, F = FilterValues> = Omit<
  RecordsInput<R, C, Column, F>,
  'columns' | 'filters' | 'actions' | 'narrow' | 'hiddenByDefault'
> & {
  /** `JOB-1017 Spring cleanup` */
  name: (record: R) => string
  columns: readonly Named<Column, RecordColumn<R>>[]
  filters: readonly Named<string, RecordFilter>[]
  actions: readonly Named<C, RecordAction<R>>[]
  narrow(records: readonly R[], query: ListQuery<F>): R[]
  hiddenByDefault?: HiddenByDefault<FilterValues>
}
export type ShownColumn<R> = Records<R>['columns'][number]

const named = <Name extends string, What>(entries: Readonly<Record<Name, What>>): Named<Name, What>[] =>
  (Object.entries(entries) as [Name, What][]).map(([id, what]) => ({ ...what, id }))

export const defineRecords = <
  R extends { id: number },
  C extends string,
  Column extends string,
  F extends Partial<FilterValues>,
>(
  input: RecordsInput<R, C, Column, F>,
) =>
  ({
    ...input,
    name: (record: R) => {
      const [short, title] = [input.short(record), input.title(record)]
      return short === title ? title : `${short} ${title}`
    },
    columns: named<Column, RecordColumn<R>>(input.columns),
    filters: named<string, RecordFilter>(input.filters),
    actions: named<C, RecordAction<R>>(input.actions),
  }) as Records<R, C, Column, F>

type Words<R> = Pick<Records<R>, 'noun' | 'short' | 'name'>

export const countText = ({ noun: [one, many] }: Pick<Words<never>, 'noun'>, count: number): string =>
  counted(count, one, many)

export const headingOf = ({ noun: [, many] }: Pick<Words<never>, 'noun'>): string => capitalized(many)

/** `JOB-1017`, or `5 jobs`; fits a toast. */
export const shortPhrase = <R>(words: Words<R>, records: readonly R[]): string => {
  const [only, second] = records
  return only !== undefined && second === undefined ? words.short(only) : countText(words, records.length)
}

/** `JOB-1017 Spring cleanup`, or `5 jobs`. */
export const namePhrase = <R>(words: Words<R>, records: readonly R[]): string => {
  const [only, second] = records
  return only !== undefined && second === undefined ? words.name(only) : countText(words, records.length)
}

const NAMED = 5

/** `Linda Achterberg, Ruth Feldman`, `… and 3 more`. */
export const namesPhrase = <R>({ name }: Pick<Words<R>, 'name'>, records: readonly R[]): string => {
  const rest = records.length - NAMED
  return records.slice(0, NAMED).map(name).join(', ') + (rest > 0 ? ` and ${numberText(rest)} more` : '')
}

/** Refuses while another action runs: one at a time per record. */
export const unlessBusy = <V>(busyLabel: string | undefined, judge: () => V) =>
  busyLabel ? { ok: false as const, because: 'status' as const, reason: `Wait: ${busyLabel.toLowerCase()}` } : judge()

/** Null if the action is available. */
export const refusalOf = <R>(
  definition: Pick<Records<R>, 'actions'>,
  action: RecordAction<R>,
  record: R,
  context: RecordContext,
  busy: string | undefined,
): string | null => {
  const busyLabel = definition.actions.find(({ id }) => id === busy)?.busyLabel
  const verdict = unlessBusy(busyLabel, () => action.judge(record, context))
  return verdict.ok ? null : verdict.reason
}
