import { choiceNow, choicesOf, isChosen, type Offer } from './choice'
import type { EstimateLine } from './estimate'
import type { Choice } from './offer'

/** Lines that are shown together, and whether they count in the total. */
export type LineGroup<Line> = {
  key: string
  /** `Better, recommended`; empty for what everybody gets. */
  title: string
  lines: (Line & { counts: boolean })[]
}

type Shown = Offer<EstimateLine> & { choice: Choice | null }

const packageTitle = (name: string, isRecommended: boolean, isTaken: boolean, isAnswered: boolean): string => {
  if (isAnswered) return `${name}, ${isTaken ? 'chosen' : 'not chosen'}`
  return isRecommended ? `${name}, recommended` : name
}

/** The lines of an estimate as they are read: what everybody gets, each package, and the options. Empty groups are left out. */
export const groupsOf = (estimate: Shown): LineGroup<EstimateLine>[] => {
  const choice = choiceNow(estimate)
  const isAnswered = estimate.choice !== null
  const { included, packages, options } = choicesOf(estimate)
  const counted = (lines: readonly EstimateLine[]) => lines.map((line) => ({ ...line, counts: isChosen(line, choice) }))
  return [
    { key: 'included', title: '', lines: counted(included) },
    ...packages.map(({ id, name, is_recommended, lines }) => ({
      key: `package ${id}`,
      title: packageTitle(name, is_recommended, id === choice.package_id, isAnswered),
      lines: counted(lines),
    })),
    { key: 'options', title: 'Options', lines: counted(options) },
  ].filter(({ lines }) => lines.length > 0)
}
