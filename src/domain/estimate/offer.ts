import * as v from 'valibot'
import { taxRate } from '../account/tax-rate'
import { MOST_LINES } from '../line-items/line-item'
import { cents } from '../money/amount'
import type { Cents } from '../money/money'
import { id, LONGEST, list } from '../text/field'
import { filledText, text } from '../text/typed-text'

/** How a line is offered: part of the work, or an option, which the client may take or leave. A preselected one is taken unless the client says otherwise. */
export const SELECTIONS = ['included', 'optional', 'preselected'] as const
export type Selection = (typeof SELECTIONS)[number]

/** The most packages of an estimate: good, better and best. */
export const MOST_PACKAGES = 3

/** What a line of an estimate says beside what any line does. A line of a package is part of it, never an option. */
export const offeredFields = {
  selection: v.picklist(SELECTIONS),
  /** The package that it belongs to; null where every client gets it, or may. */
  package_id: v.nullable(id),
}

/** A line that everyone gets: what lines were before there were options. */
export const NEW_LINE = { selection: 'included', package_id: null } as const

/** A package: lines of which the client gets all or none, under a name that the business gives. */
export const packageSchema = v.object({
  id,
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
})
export type EstimatePackage = v.InferOutput<typeof packageSchema>

/** The packages of an estimate; the client takes one. */
export const packageList = list(packageSchema, MOST_PACKAGES)

/** What a client takes: one of the packages, where there are any, and of the options the lines that are named. */
export const choiceSchema = v.object({ package_id: v.nullable(id), line_ids: list(id, MOST_LINES) })
export type Choice = v.InferOutput<typeof choiceSchema>

/** How a deposit is asked for. */
export const DEPOSIT_KINDS = ['none', 'fixed', 'percent'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** What is asked for before the work begins. What it comes to is worked out: `depositOf`. */
export const depositFields = {
  deposit_kind: v.picklist(DEPOSIT_KINDS),
  /** Of a fixed deposit. */
  deposit_amount: cents,
  /** Of one in percent of the total: thousandths of a percent. */
  deposit_rate: taxRate,
}

/** An estimate without packages and without a deposit, which no one has chosen from. */
export const PLAIN_OFFER = {
  packages: [] as EstimatePackage[],
  recommended_package_id: null,
  deposit_kind: 'none',
  deposit_amount: 0 as Cents,
  deposit_rate: 0,
  choice: null,
} as const
