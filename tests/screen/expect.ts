import type { Locator } from '@playwright/test'
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { expect } from 'vitest'
import { asRead, has, isDisabled, isShown, type Words } from './find'
import { isChecked, own } from './locator'
import { until } from './until'

type Found = { pass: boolean; actual: unknown }
type MatcherState = { isNot?: boolean | undefined; utils: { stringify(value: unknown): string } }

const is = (text: string | null | undefined, words: Words) => has(text, words, true)
const list = (words: Words | readonly Words[]): readonly Words[] => (Array.isArray(words) ? words : [words as Words])

const asking = async (state: MatcherState, name: string, expected: unknown, look: () => Found) => {
  const wanted = !state.isNot
  let last: Found = { pass: !wanted, actual: undefined }
  await until(() => {
    last = look()
    if (last.pass !== wanted) throw new Error('not yet')
  }).catch((error: Error) => {
    if (error.message !== 'not yet') last = { pass: !wanted, actual: error.message }
  })
  const { stringify } = state.utils
  return {
    pass: last.pass,
    message: () =>
      `${name}: ${wanted ? '' : 'not '}expected ${stringify(expected)}, found ${stringify(last.actual)}\n${document.body.textContent}`,
  }
}

const ofOne = <E extends readonly Words[]>(name: string, look: (element: Element, ...expected: E) => Found) =>
  function (this: MatcherState, locator: Locator, ...expected: E) {
    return asking(this, `${name} of ${own(locator).path}`, expected[0], () => look(own(locator).one(), ...expected))
  }

const text =
  (name: string, fits: (text: string | null, words: Words) => boolean) =>
  (locator: Locator, words: Words | readonly Words[], state: MatcherState) =>
    asking(state, `${name} of ${own(locator).path}`, words, () => {
      if (!Array.isArray(words)) {
        const { textContent } = own(locator).one()
        return { pass: fits(textContent, words as Words), actual: asRead(textContent) }
      }
      const texts = own(locator)
        .elements()
        .map(({ textContent }) => textContent)
      const wanted = list(words)
      return {
        pass: texts.length === wanted.length && wanted.every((each, index) => fits(texts[index] ?? '', each)),
        actual: texts.map(asRead),
      }
    })

const shownIn = (element: Element) => (element as HTMLInputElement).value

expect.extend({
  toBeVisible(this: MatcherState, locator: Locator) {
    return asking(this, `visibility of ${own(locator).path}`, true, () => {
      const found = own(locator).elements()
      if (found.length > 1) throw new Error(`${found.length} elements`)
      return { pass: found.some(isShown), actual: found.length }
    })
  },
  toBeHidden(this: MatcherState, locator: Locator) {
    return asking(this, `absence of ${own(locator).path}`, true, () => {
      const found = own(locator).elements()
      return { pass: !found.some(isShown), actual: found.map(({ textContent }) => asRead(textContent)) }
    })
  },
  toHaveCount(this: MatcherState, locator: Locator, count: number) {
    return asking(this, `count of ${own(locator).path}`, count, () => {
      const found = own(locator).elements()
      return { pass: found.length === count, actual: found.map(({ textContent }) => asRead(textContent)) }
    })
  },
  toHaveText(this: MatcherState, locator: Locator, words: Words | readonly Words[]) {
    return text('text', is)(locator, words, this)
  },
  toContainText(this: MatcherState, locator: Locator, words: Words | readonly Words[]) {
    const contains = (content: string | null, part: Words) =>
      part instanceof RegExp ? has(content, part) : asRead(content).includes(asRead(part))
    return text('text', contains)(locator, words, this)
  },
  toHaveValue: ofOne('value', (element, words: Words) => ({
    pass: is(shownIn(element), words),
    actual: shownIn(element),
  })),
  toBeChecked: ofOne('choice', (element) => ({
    pass: isChecked(element),
    actual: isChecked(element),
  })),
  toBeDisabled: ofOne('disabled state', (element) => ({ pass: isDisabled(element), actual: isDisabled(element) })),
  toBeEnabled: ofOne('enabled state', (element) => ({ pass: !isDisabled(element), actual: !isDisabled(element) })),
  toBeFocused: ofOne('focus', (element) => ({
    pass: document.activeElement === element,
    actual: `${document.activeElement?.tagName} ${asRead(document.activeElement?.textContent)}`,
  })),
  toHaveAttribute(this: MatcherState, locator: Locator, name: string, words?: Words) {
    return asking(this, `${name} of ${own(locator).path}`, words, () => {
      const value = own(locator).one().getAttribute(name)
      return { pass: value !== null && (words === undefined || is(value, words)), actual: value }
    })
  },
  toHaveAccessibleName: ofOne('name', (element, words: Words) => {
    const name = computeAccessibleName(element)
    return { pass: is(name, words), actual: name }
  }),
  toHaveAccessibleDescription: ofOne('description', (element, words: Words) => {
    const description = computeAccessibleDescription(element)
    return { pass: is(description, words), actual: description }
  }),
  toHaveURL(this: MatcherState, _page: unknown, address: Words) {
    return asking(this, 'address', address, () => ({
      pass:
        address instanceof RegExp
          ? address.test(location.href)
          : new URL(address, location.origin).href === location.href,
      actual: location.href,
    }))
  },
  toHaveTitle(this: MatcherState, _page: unknown, words: Words) {
    return asking(this, 'title', words, () => ({ pass: is(document.title, words), actual: document.title }))
  },
})

type Texts = Words | readonly Words[]
type ScreenMatchers = {
  toBeVisible(): Promise<void>
  toBeHidden(): Promise<void>
  toHaveCount(count: number): Promise<void>
  toHaveText(words: Texts): Promise<void>
  toContainText(words: Texts): Promise<void>
  toHaveValue(words: Words): Promise<void>
  toBeChecked(): Promise<void>
  toBeDisabled(): Promise<void>
  toBeEnabled(): Promise<void>
  toBeFocused(): Promise<void>
  toHaveAttribute(name: string, words?: Words): Promise<void>
  toHaveAccessibleName(words: Words): Promise<void>
  toHaveAccessibleDescription(words: Words): Promise<void>
  toHaveURL(address: Words): Promise<void>
  toHaveTitle(words: Words): Promise<void>
}

declare module 'vitest' {
  interface Matchers<T> extends ScreenMatchers {}
}

export { expect }
