import * as v from 'valibot'
import { taxRate } from '../account/tax-rate'
import { MOST_LINES } from '../line-items/line-item'
import { cents } from '../money/amount'
import type { Cents } from '../money/money'
import { id, LONGEST, list } from '../text/field'
import { filledText, text } from '../text/typed-text'

export const SELECTIONS = ['included', 'optional', 'preselected'] as const
export type Selection = (typeof SELECTIONS)[number]

/** Good, better and best. */
export const MOST_PACKAGES = 3

/** The extra fields of an estimate line. A line of a package is always included, never an option. */
export const offeredFields = {
  selection: v.picklist(SELECTIONS),
  /** Null when the line is in no package. */
  package_id: v.nullable(id),
}

/** The defaults for lines from before options existed. */
export const NEW_LINE = { selection: 'included', package_id: null } as const

export const packageSchema = v.object({
  id,
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
})
export type EstimatePackage = v.InferOutput<typeof packageSchema>

export const packageList = list(packageSchema, MOST_PACKAGES)

/** A client's choice: one package if there are any, plus the chosen option lines. */
export const choiceSchema = v.object({ package_id: v.nullable(id), line_ids: list(id, MOST_LINES) })
export type Choice = v.InferOutput<typeof choiceSchema>

export const DEPOSIT_KINDS = ['none', 'fixed', 'percent'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** Deposit terms; `depositOf` computes the amount. */
export const depositFields = {
  deposit_kind: v.picklist(DEPOSIT_KINDS),
  deposit_amount: cents,
  /** For `percent`, in thousandths of a percent. */
  deposit_rate: taxRate,
}

export const PLAIN_OFFER = {
  packages: [] as EstimatePackage[],
  recommended_package_id: null,
  deposit_kind: 'none',
  deposit_amount: 0 as Cents,
  deposit_rate: 0,
  choice: null,
} as const
