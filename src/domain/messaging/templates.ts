import { isBlank } from '../text/typed-text'

/** What a template may name, with the label in the editor's menu. Written `{customer_name}` (MAIL-06). */
export const PLACEHOLDERS = {
  customer_name: 'Client’s name',
  first_name: 'Client’s first name',
  business_name: 'Your business',
  staff_name: 'Your name',
  service_type: 'Service',
  service_date: 'Date of the visit',
  service_time: 'Time of the visit',
  property_address: 'Property',
  job_number: 'Job number',
  completion_date: 'Completion date',
  quote_number: 'Estimate number',
  quote_amount: 'Estimate total',
  invoice_number: 'Invoice number',
  amount_due: 'Amount due',
  due_date: 'Due date',
  link: 'Link to the client page',
} as const satisfies Record<string, string>
export type Placeholder = keyof typeof PLACEHOLDERS

export type PlaceholderValues = Partial<Record<Placeholder, string>>

export type FilledTemplate = { ok: true; text: string } | { ok: false; problem: string }

const WRITTEN = /\{([^{}]*)\}/g

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name)

/** Names between braces, each once, also unknown ones. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name.trim())),
]

/** Letters of two names in any order, which finds a misspelling such as `frist_name`. */
const likeness = (one: string, other: string): number => {
  const rest = Array.from(other)
  const shared = Array.from(one).filter((letter) => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (one.length + other.length)
}

const LIKE_ENOUGH = 0.8

const closest = (name: string): string | null => {
  const typed = name.toLowerCase().replaceAll(/[\s-]+/g, '_')
  const [best = '', score = 0] =
    Object.keys(PLACEHOLDERS)
      .map((one) => [one, likeness(typed, one)] as const)
      .sort(([, a], [, b]) => b - a)[0] ?? []
  return score >= LIKE_ENOUGH ? best : null
}

const unknownProblem = (name: string): string => {
  const best = closest(name)
  return best === null
    ? `{${name}} is not a placeholder. Choose one from the menu or take out the braces.`
    : `{${name}} is not a placeholder. Did you mean {${best}}?`
}

/** Names what is misspelled, before there are values. */
export const templateProblem = (text: string): string | null => {
  const unknown = placeholdersIn(text).find((name) => !isPlaceholder(name))
  if (unknown !== undefined) return unknownProblem(unknown)
  const hasStrayBrace = /[{}]/.test(text.replaceAll(WRITTEN, ''))
  return hasStrayBrace
    ? 'A brace is open or closed without its other half. Write placeholders like {first_name}.'
    : null
}

const missingProblem = (name: Placeholder): string =>
  `There is no value for {${name}} (${PLACEHOLDERS[name]}) here. Type the words yourself or take it out.`

/** A placeholder without a value in a text whose template is no longer known. It may stay in words that are `repeated`, like a quote. */
export const openProblem = (text: string, repeated = ''): string | null => {
  const allowed = placeholdersIn(repeated)
  const open = placeholdersIn(text)
    .filter(isPlaceholder)
    .find((name) => !allowed.includes(name))
  return open === undefined ? null : missingProblem(open)
}

/** Reads the template once, so a client named `{link}` is written as it is. */
export const fillTemplate = (text: string, values: PlaceholderValues): FilledTemplate => {
  const problem = templateProblem(text)
  if (problem !== null) return { ok: false, problem }
  const valueFor = (name: Placeholder): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')
  const missing = placeholdersIn(text)
    .filter(isPlaceholder)
    .find((name) => isBlank(valueFor(name)))
  if (missing !== undefined) return { ok: false, problem: missingProblem(missing) }
  return {
    ok: true,
    text: text.replaceAll(WRITTEN, (written, name: string) => {
      const placeholder = name.trim()
      return isPlaceholder(placeholder) ? valueFor(placeholder).trim() : written
    }),
  }
}
