import type { ComponentType, ReactNode } from 'react'
import { numberText } from '@/domain/money/number-text'
import type { Actor } from '@/domain/permissions/actor'
import { capitalized, counted } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'

/** The person looking at the records, and the day of the business. */
export type RecordContext = { actor: Actor; today: Day }

/** Whether an action can be carried out; a refusal says why in a sentence. */
export type ActionVerdict = { ok: true } | { ok: false; reason: string }

/** The verdict that a refusal is; null refuses nothing. */
export const verdictOf = (refusal: string | null): ActionVerdict =>
  refusal === null ? { ok: true } : { ok: false, reason: refusal }

/** A column of the table; widths are in pixels of the table, not of the window. */
export type RecordColumn<R> = {
  label: string
  cell: (record: R, context: RecordContext) => ReactNode
  compare: (a: R, b: R) => number
  /** Absent for the one column that takes what is left. */
  width?: number
  /** Its width where the table has plenty of room (1,600). */
  roomy?: number
  /** Numbers are at the right edge. */
  end?: true
  /** Without it a row says nothing, so it can't be switched off. */
  alwaysShown?: true
  /** In a narrower table the column goes; `under` is then said under the title. */
  hideBelow?: number
  under?: (record: R) => string
}

/** The question before something is done: the question itself, what will follow, and the word on the button. */
export type Question = { title: string; consequence: string; confirm: string }

/** What can be done with a record, and its words. */
export type RecordAction<R> = {
  /** On a button; `…` where something is asked first. */
  label: string
  /** `Starting…` */
  busyLabel: string
  /** `started`, as in "JOB-1017 started". */
  done: string
  /** The whole sentence instead, where these words make none: "5 reminders sent". */
  says?: (done: readonly R[]) => string
  /** `Failed to update job status` */
  failure: string
  judge: (record: R, context: RecordContext) => ActionVerdict
  /** The question before it is done to this many records; `RecordQuestion` shows it. */
  asks?: (count: number) => Question
  /** Allows it to be the one button that leads a row, where it is the next step or the first available action. */
  icon?: ComponentType
  /** With an icon: it never leads, and is a button of the row while someone points at it. */
  aside?: true
  /** It no longer applies to this record, so it is left out without a reason. */
  passed?: (record: R) => boolean
  /** The key that does it to the row which has the focus; the first of several that can be carried out. */
  key?: string
  /** Offered for several records at once. */
  bulk?: true
  /** It is about this many records together: offered for a selection of exactly that many, and nowhere else. */
  needs?: number
  tone?: 'danger'
  /**
   * Where the record's page has it: `menu` where no one should hit it by accident, `none` where the page has a way of its own, `always` as a
   * button that stays while it is off.
   */
  page?: 'menu' | 'none' | 'always'
  /** People for whom this is false don't see the action at all. */
  offered?: (actor: Actor) => boolean
}

/** A filter beside the search: one of a few words, one of a list that may be thousands long, or a day. */
export type RecordFilter<Value extends string = string> = { label: string } & (
  | {
      kind: 'choice' | 'long-choice'
      options: readonly { value: Value | ''; label: string }[]
      /** Its options come with the records: it is as wide before they are there, so that nothing moves. */
      fromRecords?: true
      /** Left out where there is nothing to choose. */
      hiddenWithoutOptions?: true
    }
  | { kind: 'day' }
)

/** The values of an area's filters by name, as the address of the page keeps them. */
export type FilterValues = Record<string, string | undefined>

/** What narrows a list. */
export type ListQuery<F> = F & { search: string }

/** Records that are left out of the list unless asked for: `kind` is `cancelled`, as in "2 cancelled jobs match". */
type HiddenByDefault<Show> = { kind: string; hint: string; label: string; show: Show }

/** What an area says about its records once; table, cards, toolbar, bulk bar, menus and export follow from it. */
export type RecordsInput<R, C extends string, Column extends string, F> = {
  noun: readonly [one: string, many: string]
  /** The short number that distinguishes records: `JOB-1017`. */
  short: (record: R) => string
  title: (record: R) => string
  columns: Readonly<Record<Column, RecordColumn<R>>>
  /** The column whose cell is the title and opens the record. */
  opens: Column
  /** The column that says what is under way. */
  statusColumn: Column
  /** The order while no column sorts. */
  defaultOrder: (context: RecordContext) => (a: R, b: R) => number
  /** Records that come first on a phone, where a glance shows three of them. */
  firstOnPhones?: (record: R) => boolean
  /** The column that this order is, upwards; absent where it is that of no column. */
  defaultSort?: Column
  /** What is searched: `Title, number, address or name` */
  searchHint: string
  /** What a phone shows in its place, where `Search crew members` would be cut. */
  shortSearchHint?: string
  filters: { readonly [Name in keyof F]-?: RecordFilter<NonNullable<F[Name]> & string> }
  narrow: (records: readonly R[], query: ListQuery<F>) => R[]
  /** Records that show only when asked for. `hint` is shown where nothing is filtered and nothing shows. */
  hiddenByDefault?: HiddenByDefault<Partial<F>>
  actions: Readonly<Record<C, RecordAction<R>>>
  /** `This job is completed.` Null while there is something to come. */
  over?: (record: R) => string | null
  /** `The crew is on the way.` Why the steps that can't be taken now can't; where this is absent each says it for itself. */
  blockedReason?: (record: R, actor: Actor) => string
  card: {
    head: (record: R) => ReactNode
    /** The people who do it, above the lines. */
    who?: (record: R) => ReactNode
    lines: (record: R, context: RecordContext) => readonly string[]
    /** The steps that come next, the one that stands out first. */
    steps: (record: R) => readonly C[]
    /** None of them is prominent: nothing waits to be done with such a record. */
    isQuiet?: true
  }
  /**
   * `money` are amounts in the currency of the business, which their header names; an `amount` is in that of the record, which is a column of
   * its own.
   */
  csv: readonly (readonly [header: string, read: (record: R) => string | number, unit?: 'money' | 'amount'])[]
  /** The rows that a record has in the file, each written like a record; one where this is absent. */
  csvRows?: (record: R) => readonly R[]
  /** Why this person may not take the records out as a file; null when they may, and everyone may where this is absent. */
  exportRefusal?: (actor: Actor) => string | null
  /** Wide screens offer the cards too, side by side. */
  cardGrid?: boolean
}

type Named<Name, What> = What & { id: Name }

/** A definition as the kit reads it: in lists, each entry with its name. */
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

/** Declares a kind of record for the list kit. */
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

/** `1 job`, `10,000 jobs` */
export const countText = ({ noun: [one, many] }: Pick<Words<never>, 'noun'>, count: number): string =>
  counted(count, one, many)

/** `Jobs` */
export const headingOf = ({ noun: [, many] }: Pick<Words<never>, 'noun'>): string => capitalized(many)

/** `JOB-1017`, or `5 jobs`: short enough for a toast. */
export const shortPhrase = <R>(words: Words<R>, records: readonly R[]): string => {
  const [only, second] = records
  return only !== undefined && second === undefined ? words.short(only) : countText(words, records.length)
}

/** `JOB-1017 Spring cleanup`, or `5 jobs`. */
export const namePhrase = <R>(words: Words<R>, records: readonly R[]): string => {
  const [only, second] = records
  return only !== undefined && second === undefined ? words.name(only) : countText(words, records.length)
}

/** How many are named; the others are counted. */
const NAMED = 5

/** `Linda Achterberg, Ruth Feldman`, `… and 3 more`: what a question is about. */
export const namesPhrase = <R>({ name }: Pick<Words<R>, 'name'>, records: readonly R[]): string => {
  const rest = records.length - NAMED
  return records.slice(0, NAMED).map(name).join(', ') + (rest > 0 ? ` and ${numberText(rest)} more` : '')
}

/** The verdict on an action, held back while another one is under way: one thing at a time a record. */
export const unlessBusy = <V>(busyLabel: string | undefined, judge: () => V) =>
  busyLabel ? { ok: false as const, because: 'status' as const, reason: `Wait: ${busyLabel.toLowerCase()}` } : judge()

/** Why an action is off for a record, or null when it can be carried out. */
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
