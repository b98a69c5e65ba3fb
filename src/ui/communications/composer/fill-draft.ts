import { fillTemplate, type PlaceholderValues, placeholdersIn } from '@/domain/messaging/templates'
import { isBlank } from '@/domain/text/typed-text'

export type FilledDraft = {
  text: string
  /** What is missing; null when everything is filled in. */
  problem: string | null
  /** Placeholders still in the text, as written. */
  open: readonly string[]
}

/** Fills in what is there and leaves the rest for the writer, who can't send before it is replaced. */
export const fillDraft = (template: string, values: PlaceholderValues): FilledDraft => {
  const whole = fillTemplate(template, values)
  if (whole.ok) return { text: whole.text, problem: null, open: [] }
  const missing = placeholdersIn(template).filter((name) => isBlank(Reflect.get(values, name) ?? ''))
  const open = missing.map((name) => `{${name}}`)
  const rest = fillTemplate(template, { ...values, ...Object.fromEntries(missing.map((name) => [name, `{${name}}`])) })
  return { text: rest.ok ? rest.text : template, problem: whole.problem, open }
}

export const isStillOpen = ({ open }: Pick<FilledDraft, 'open'>, text: string): boolean =>
  open.some((name) => text.includes(name))
