import { getRoles } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import { elementsIn, type Root } from './elements'

export type RoleFilter = {
  name?: ((name: string) => boolean) | undefined
  checked?: boolean | undefined
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  selected?: boolean | undefined
  level?: number | undefined
  includeHidden?: boolean | undefined
}

/** Elements whose role depends on attributes. All others have a fixed role. */
const DEPENDING = new Set(['INPUT', 'SELECT', 'TH', 'ASIDE', 'FORM', 'SECTION', 'A', 'AREA', 'IMG'])
const BY_VALUE = ['type', 'scope', 'multiple', 'size']
const BY_PRESENCE = ['list', 'aria-label', 'aria-labelledby', 'name', 'href']

const kindOf = (element: Element): string => {
  if (!DEPENDING.has(element.tagName)) return element.tagName
  const alt = element.getAttribute('alt')
  return [
    element.tagName,
    ...BY_VALUE.map((name) => element.getAttribute(name)),
    ...BY_PRESENCE.map((name) => element.hasAttribute(name)),
    alt === null ? null : alt !== '',
  ].join()
}

/** Cached per kind of element, because Testing Library tries a hundred selectors on each. */
const rolesByKind = new Map<string, readonly string[]>()

/** Shown in isolation, because Testing Library gives hidden elements no role. */
const bare = (element: Element): HTMLElement => {
  const copy = element.cloneNode(false) as HTMLElement
  for (const name of ['hidden', 'aria-hidden', 'style']) copy.removeAttribute(name)
  return copy
}

const ownRoles = (element: Element): readonly string[] => {
  const kind = kindOf(element)
  const roles = rolesByKind.get(kind) ?? Object.keys(getRoles(bare(element)))
  rolesByKind.set(kind, roles)
  return roles
}

const rolesOf = (element: Element): readonly string[] => {
  const role = element.getAttribute('role')
  return role === null ? ownRoles(element) : role.split(' ').slice(0, 1)
}

const stated = (element: Element, attribute: string): boolean | undefined => {
  const value = element.getAttribute(attribute)
  return value === 'true' || value === 'false' ? value === 'true' : undefined
}

const isChecked = (element: Element): boolean | undefined => {
  const { checked, indeterminate } = element as HTMLInputElement
  return indeterminate ? undefined : (checked ?? stated(element, 'aria-checked'))
}

const isSelected = (element: Element): boolean | undefined =>
  element.tagName === 'OPTION' ? (element as HTMLOptionElement).selected : stated(element, 'aria-selected')

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1])

const hasStates = (element: Element, { checked, pressed, expanded, selected, level }: RoleFilter): boolean =>
  (checked === undefined || isChecked(element) === checked) &&
  (pressed === undefined || stated(element, 'aria-pressed') === pressed) &&
  (expanded === undefined || stated(element, 'aria-expanded') === expanded) &&
  (selected === undefined || isSelected(element) === selected) &&
  (level === undefined || levelOf(element) === level)

/** True when the element and everything in it is hidden from assistive technology. */
const isHiddenWhole = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element as HTMLElement).style?.display === 'none'

const isInHidden = (element: Element | null): boolean =>
  element !== null && (isHiddenWhole(element) || isInHidden(element.parentElement))

const isInvisible = (element: Element): boolean => (element as HTMLElement).style?.visibility === 'hidden'

const nameOf = (element: Element): string =>
  computeAccessibleName(element, { computedStyleSupportsPseudoElements: false })

/** In page order. Names cost most, so they are computed last. */
export const elementsByRole = (root: Root, role: string, filter: RoleFilter): Element[] => {
  const { name, includeHidden = false } = filter
  if (!includeHidden && isInHidden(root instanceof Element ? root : null)) return []
  return elementsIn(root, includeHidden ? undefined : isHiddenWhole).filter(
    (element) =>
      rolesOf(element).includes(role) &&
      hasStates(element, filter) &&
      (includeHidden || !isInvisible(element)) &&
      (name === undefined || name(nameOf(element))),
  )
}
