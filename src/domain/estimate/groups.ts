import { DOCUMENTS, type DocumentWords } from '../documents/words/en'
import { choiceNow, choicesOf, isChosen, type Offer, type OfferedLine } from './choice'
import type { Choice } from './offer'

export type LineGroup<Line> = {
  key: string
  /** `Better, recommended`; empty for the lines everyone gets. */
  title: string
  about: string
  lines: (Line & { counts: boolean })[]
}

type Shown<Line extends OfferedLine> = Offer<Line> & { choice: Choice | null }
type PackageState = { isRecommended: boolean; isTaken: boolean; isAnswered: boolean }

const packageTitle = (
  name: string,
  { isRecommended, isTaken, isAnswered }: PackageState,
  words: DocumentWords,
): string => {
  if (isAnswered) return `${name}, ${isTaken ? words.chosen : words['not chosen']}`
  return isRecommended ? `${name}, ${words.recommended}` : name
}

/** Lines grouped into included ones, packages and options. Empty groups are left out. */
export const groupsOf = <Line extends OfferedLine>(
  estimate: Shown<Line>,
  words: DocumentWords = DOCUMENTS.words,
): LineGroup<Line>[] => {
  const choice = choiceNow(estimate)
  const isAnswered = estimate.choice !== null
  const { included, packages, options } = choicesOf(estimate)
  const counted = (lines: readonly Line[]) => lines.map((line) => ({ ...line, counts: isChosen(line, choice) }))
  return [
    { key: 'included', title: '', about: '', lines: counted(included) },
    ...packages.map(({ id, name, description, is_recommended, lines }) => ({
      key: `package ${id}`,
      title: packageTitle(
        name,
        { isRecommended: is_recommended, isTaken: id === choice.package_id, isAnswered },
        words,
      ),
      about: description,
      lines: counted(lines),
    })),
    { key: 'options', title: words.Options, about: '', lines: counted(options) },
  ].filter(({ lines }) => lines.length > 0)
}
