import * as v from 'valibot'
import { readable } from '@/domain/text/wording'

/** Prefix of Valibot's default messages. */
const UNWORDED = /^Invalid [a-z ]+: /

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
}

/** `string`, `("fixed" | "custom")` */
const kindsOf = (expected: string): string =>
  expected
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .map((kind) => KINDS[kind] ?? kind)
    .join(' or ')

/** `Notes`, but neither `Address` nor `Status`. */
const isPlural = (name: string): boolean => /[^isu]s$/.test(name)

/** The schema's own message, else `Base price is required` or `Base price must be a number`. */
export const plainMessage = (issue: v.BaseIssue<unknown>): string => {
  if (!UNWORDED.test(issue.message)) return issue.message
  const [field = ''] =
    v
      .getDotPath(issue)
      ?.split('.')
      .filter((part) => !/^\d+$/.test(part))
      .slice(-1) ?? []
  const name = field === '' ? 'The request' : readable(field)
  if (issue.received === 'undefined' || issue.type === 'non_empty')
    return `${name} ${isPlural(name) ? 'are' : 'is'} required`
  if (issue.type === 'email') return `${name} must be an email address`
  if (issue.kind !== 'schema' || issue.expected === null) return `${name} is not valid`
  return `${name} must be ${kindsOf(issue.expected)}`
}
