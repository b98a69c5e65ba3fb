import {
  type DocumentTerms,
  type DocumentTotals,
  documentTotals,
  lineTotal,
  type PricedLine,
} from '../line-items/totals'
import { type Cents, sumOfCents } from '../money/money'
import type { Choice, EstimatePackage, Selection } from './offer'

export type OfferedLine = PricedLine & { id: number; selection: Selection; package_id: number | null }

export type Offer<Line extends OfferedLine = OfferedLine> = {
  line_items: readonly Line[]
  packages: readonly EstimatePackage[]
  /** Preselected for the client; null means the first one. */
  recommended_package_id: number | null
}

/** Choices as a page shows them. Amounts are before tax and discount. */
export type Choices<Line extends OfferedLine> = {
  included: Line[]
  packages: (EstimatePackage & { is_recommended: boolean; lines: Line[]; subtotal: Cents })[]
  /** Lines the client may accept or decline. */
  options: (Line & { is_preselected: boolean })[]
}

const isOption = ({ selection }: OfferedLine): boolean => selection !== 'included'

export const hasChoices = ({ line_items, packages }: Pick<Offer, 'line_items' | 'packages'>): boolean =>
  packages.length > 0 || line_items.some(isOption)

const recommendedOf = ({ packages, recommended_package_id }: Offer): number | null =>
  (packages.find(({ id }) => id === recommended_package_id) ?? packages[0])?.id ?? null

export const choicesOf = <Line extends OfferedLine>(offer: Offer<Line>): Choices<Line> => {
  const { line_items, packages } = offer
  const recommended = recommendedOf(offer)
  return {
    included: line_items.filter((line) => line.package_id === null && !isOption(line)),
    packages: packages.map((each) => {
      const lines = line_items.filter(({ package_id }) => package_id === each.id)
      return {
        ...each,
        is_recommended: each.id === recommended,
        lines,
        subtotal: sumOfCents(lines.map(lineTotal)),
      }
    }),
    options: line_items
      .filter((line) => line.package_id === null && isOption(line))
      .map((line) => ({ ...line, is_preselected: line.selection === 'preselected' })),
  }
}

/** The recommended package and the preselected options; applies until the client answers. */
export const presetChoice = (offer: Offer): Choice => ({
  package_id: recommendedOf(offer),
  line_ids: offer.line_items
    .filter(({ selection, package_id }) => selection === 'preselected' && package_id === null)
    .map(({ id }) => id),
})

export const isChosen = (line: OfferedLine, { package_id, line_ids }: Choice): boolean => {
  if (line.package_id !== null) return line.package_id === package_id
  return !isOption(line) || line_ids.includes(line.id)
}

export const linesChosen = <Line extends OfferedLine>(
  { line_items }: Pick<Offer<Line>, 'line_items'>,
  choice: Choice,
): Line[] => line_items.filter((line) => isChosen(line, choice))

/** The client's choice, or the preset one before they answer. */
export const choiceNow = (offer: Offer & { choice: Choice | null }): Choice => offer.choice ?? presetChoice(offer)

export const totalsFor = (offer: Offer & DocumentTerms, choice: Choice): DocumentTotals =>
  documentTotals(linesChosen(offer, choice), offer)

const extremes = (offer: Offer): [least: Choice, most: Choice] => {
  const { packages, options } = choicesOf(offer)
  const byPrice = packages.toSorted((a, b) => a.subtotal - b.subtotal)
  return [
    { package_id: byPrice.at(0)?.id ?? null, line_ids: [] },
    { package_id: byPrice.at(-1)?.id ?? null, line_ids: options.map(({ id }) => id) },
  ]
}

/** Lowest and highest totals across all choices. */
export const rangeOf = (offer: Offer & DocumentTerms): [least: DocumentTotals, most: DocumentTotals] => {
  const [least, most] = extremes(offer)
  return [totalsFor(offer, least), totalsFor(offer, most)]
}

export const choiceRefusal = (offer: Offer, choice: Choice): string | null => {
  const { packages, options } = choicesOf(offer)
  if (packages.length > 0 && !packages.some(({ id }) => id === choice.package_id)) return 'Choose one of the packages'
  if (packages.length === 0 && choice.package_id !== null) return 'This estimate has no packages'
  const optionIds = new Set(options.map(({ id }) => id))
  if (new Set(choice.line_ids).size < choice.line_ids.length || choice.line_ids.some((id) => !optionIds.has(id)))
    return 'One of the options is not in this estimate'
  return linesChosen(offer, choice).length === 0 ? 'Choose at least one item' : null
}
