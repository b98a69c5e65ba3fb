import type { Locator } from '@playwright/test'
import { elementsByRole } from './by-role'
import { elementsIn, type Root } from './elements'

/** Playwright's text matching: substring ignoring case, exact, or pattern. */
export type Words = string | RegExp

export const asRead = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u200b]+/g, ' ').trim()

export const has = (text: string | null | undefined, words: Words, exact = false): boolean => {
  const read = asRead(text)
  if (words instanceof RegExp) return words.test(read)
  const wanted = asRead(words)
  return exact ? read === wanted : read.toLowerCase().includes(wanted.toLowerCase())
}

export type RoleOptions = Omit<
  NonNullable<Parameters<Locator['getByRole']>[1]>,
  'checked' | 'pressed' | 'expanded' | 'selected'
> & {
  checked?: boolean
  pressed?: boolean
  expanded?: boolean
  selected?: boolean
}
type Role = Parameters<Locator['getByRole']>[0]

export const byRole = (root: Root, role: Role, { name, exact, ...states }: RoleOptions = {}): Element[] =>
  elementsByRole(root, role, {
    ...states,
    name: name === undefined ? undefined : (text) => has(text, name, exact),
  })

const LABELABLE = new Set(['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'METER', 'OUTPUT', 'PROGRESS'])

const mayBeLabelled = (element: Element): boolean =>
  LABELABLE.has(element.tagName) || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')

/** Label texts of all elements of a document, looked up once rather than per field. */
const labelling = (document: Document) => {
  const named = new Map<string, (string | null)[]>()
  for (const { htmlFor, textContent } of document.querySelectorAll('label')) {
    if (htmlFor) named.set(htmlFor, [...(named.get(htmlFor) ?? []), textContent])
  }
  return (element: Element): (string | null)[] => {
    const ids = element.getAttribute('aria-labelledby')
    if (ids) return ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '')
    const around = LABELABLE.has(element.tagName) ? (element.closest('label')?.textContent ?? null) : null
    return [element.getAttribute('aria-label'), ...(named.get(element.id) ?? []), around]
  }
}

export const byLabel = (root: Root, words: Words, exact = false): Element[] => {
  const labelsOf = labelling(root.ownerDocument ?? document)
  const isLabelled = (element: Element) => labelsOf(element).some((text) => text !== null && has(text, words, exact))
  return elementsIn(root).filter((element) => mayBeLabelled(element) && isLabelled(element))
}

const UNREAD = 'script, style, head, head *'

export const byText = (root: Root, words: Words, exact = false): Element[] => {
  // A substring match must occur in the element's own text content; a pattern or exact match need not.
  const mayHold = (element: Element) => words instanceof RegExp || has(element.textContent, words)
  const within = (element: Element): Element[] => {
    if (element.matches(UNREAD) || !mayHold(element)) return []
    const inner = [...element.children].flatMap(within)
    return inner.length === 0 && has(element.textContent, words, exact) ? [element] : inner
  }
  return [...root.children].flatMap(within)
}

const isHiddenItself = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  (element as HTMLElement).style?.display === 'none' ||
  (element as HTMLElement).style?.visibility === 'hidden' ||
  (element.parentElement?.matches('details:not([open])') === true && element.tagName !== 'SUMMARY')

/** Approximate, without style sheets. */
export const isShown = (element: Element): boolean => {
  if (!element.isConnected) return false
  for (let part: Element | null = element; part; part = part.parentElement) if (isHiddenItself(part)) return false
  return true
}

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled, fieldset:disabled *') || element.closest('[aria-disabled=true]') !== null
