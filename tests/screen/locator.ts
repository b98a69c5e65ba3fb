import type { Locator } from '@playwright/test'
import { fireEvent } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { asRead, byLabel, byRole, byText, has, isDisabled, isShown, type RoleOptions, type Words } from './find'
import { changesIn, until } from './until'

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, document })

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Faster than any user: overlays hide the content behind them within two frames, and would otherwise hide what the input opens over them.
 */
export const twoFrames = async (): Promise<void> => {
  await frame()
  await frame()
}

/** Moves away and back, because a pointer that stays in place counts as unmoved, and everything here lies at 0, 0. */
const movePointerOver = (target: Element) =>
  user.pointer([1, 0].map((clientX) => ({ target, coords: { clientX, clientY: 0 } })))

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement
type Filter = { hasText?: Words; hasNotText?: Words; has?: Locator; hasNot?: Locator }

export const keysOf = (combination: string): string => {
  const names = combination.split('+')
  const key = names.at(-1) ?? ''
  const held = names.slice(0, -1)
  const pressed = key === 'Space' ? '[Space]' : `{${key}}`
  return [...held.map((name) => `{${name}>}`), pressed, ...held.map((name) => `{/${name}}`)].join('')
}

/** Escapes braces and brackets, which Testing Library interprets. */
export const typed = (text: string): string => text.replace(/[{[]/g, '$&$&')

/** The layout-free part of Playwright's locator: lazy, waiting and strict, so that a test can move between tiers by its import alone. */
export class ScreenLocator {
  readonly #find: () => Element[]
  readonly path: string

  constructor(find: () => Element[], path: string) {
    this.#find = find
    this.path = path
  }

  #then(name: string, find: (root: Element) => Element[]): Locator {
    return asLocator(new ScreenLocator(() => [...new Set(this.#find().flatMap(find))], `${this.path} › ${name}`))
  }
  #narrowed(name: string, keep: (all: Element[]) => Element[]): Locator {
    return asLocator(new ScreenLocator(() => keep(this.#find()), `${this.path} › ${name}`))
  }

  getByRole(role: Parameters<Locator['getByRole']>[0], options?: RoleOptions): Locator {
    return this.#then(`${role} ${String(options?.name ?? '')}`, (root) => byRole(root, role, options))
  }
  getByLabel(words: Words, { exact = false } = {}): Locator {
    return this.#then(`label ${words}`, (root) => byLabel(root, words, exact))
  }
  getByText(words: Words, { exact = false } = {}): Locator {
    return this.#then(`text ${words}`, (root) => byText(root, words, exact))
  }
  locator(selector: string): Locator {
    // The page starts at its document, so that its root can be found too.
    return this.#then(selector, (root) => [
      ...(root === document.documentElement ? document : root).querySelectorAll(selector),
    ])
  }
  filter({ hasText, hasNotText, has: inner, hasNot }: Filter): Locator {
    const holds = (outer: Element, locator: Locator) => elementsOf(locator).some((element) => outer.contains(element))
    return this.#narrowed(`filter ${hasText ?? hasNotText ?? ''}`, (all) =>
      all.filter(
        (element) =>
          (hasText === undefined || has(element.textContent, hasText)) &&
          (hasNotText === undefined || !has(element.textContent, hasNotText)) &&
          (inner === undefined || holds(element, inner)) &&
          (hasNot === undefined || !holds(element, hasNot)),
      ),
    )
  }
  and(other: Locator): Locator {
    return this.#narrowed('and', (all) => all.filter((element) => elementsOf(other).includes(element)))
  }
  first(): Locator {
    return this.nth(0)
  }
  last(): Locator {
    return this.nth(-1)
  }
  nth(index: number): Locator {
    return this.#narrowed(`nth ${index}`, (all) => all.slice(index, index === -1 ? undefined : index + 1))
  }

  elements(): Element[] {
    return this.#find()
  }
  /** Throws Error unless there is exactly one. */
  one(): Element {
    const found = this.#find()
    const [only] = found
    if (only && found.length === 1) return only
    throw new Error(`${found.length} elements instead of one: ${this.path}`)
  }
  #shown(): Promise<Field> {
    return until(() => {
      const element = this.one()
      if (!isShown(element)) throw new Error(`hidden: ${this.path}`)
      return element as Field
    })
  }
  /** Waits for a visible, enabled element and, like Playwright, for two frames; looks it up again if they changed the page. */
  #ready(force = false): Promise<Field> {
    return until(async () => {
      const found = await this.#shown()
      const element = (await changesIn(twoFrames)) ? await this.#shown() : found
      if (!force && isDisabled(element)) throw new Error(`disabled: ${this.path}`)
      return element
    })
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    if (state === 'visible') return void (await this.#shown())
    await until(() => {
      if (this.#find().some(isShown)) throw new Error(`still shows: ${this.path}`)
    })
  }
  async click({ force = false } = {}): Promise<void> {
    const element = await this.#ready(force)
    if (isMenuEntry(element)) await this.hover()
    await user.click(element)
  }
  async dblclick(): Promise<void> {
    await user.dblClick(await this.#ready())
  }
  async hover(): Promise<void> {
    const element = await this.#shown()
    await movePointerOver(element)
    // A menu acts on the entry under the pointer, and a newly opened one does not receive the pointer yet.
    if (!isMenuEntry(element)) return
    await until(async () => {
      if (element.hasAttribute('data-highlighted')) return
      await movePointerOver(element)
      throw new Error(`never highlighted: ${this.path}`)
    })
  }
  async focus(): Promise<void> {
    ;(await this.#shown()).focus()
  }
  async fill(value: string): Promise<void> {
    const field = await this.#ready()
    field.focus()
    fireEvent.input(field, { target: { value } })
  }
  async pressSequentially(text: string): Promise<void> {
    ;(await this.#ready()).focus()
    await user.keyboard(typed(text))
  }
  async press(key: string): Promise<void> {
    ;(await this.#ready(true)).focus()
    await user.keyboard(keysOf(key))
  }
  async selectOption(choice: string): Promise<void> {
    const field = await this.#ready()
    const option = await until(() => {
      const found = [...field.options].find(({ label, text, value }) => [label, text, value].includes(choice))
      if (!found) throw new Error(`no option ${choice}: ${this.path}`)
      return found
    })
    await user.selectOptions(field, option)
  }
  async check({ force = false } = {}): Promise<void> {
    const field = await this.#ready(force)
    if (!isChecked(field)) await user.click(field)
  }
  async uncheck({ force = false } = {}): Promise<void> {
    const field = await this.#ready(force)
    if (isChecked(field)) await user.click(field)
  }

  async count(): Promise<number> {
    return this.#find().length
  }
  async all(): Promise<Locator[]> {
    return this.#find().map((element, index) => asLocator(new ScreenLocator(() => [element], `${this.path} ${index}`)))
  }
  async allInnerTexts(): Promise<string[]> {
    return this.#find().map(({ textContent }) => asRead(textContent))
  }
  async innerText(): Promise<string> {
    return asRead((await this.#shown()).textContent)
  }
  async textContent(): Promise<string | null> {
    return (await until(() => this.one())).textContent
  }
  async inputValue(): Promise<string> {
    return (await this.#shown()).value
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await until(() => this.one())).getAttribute(name)
  }
  async isVisible(): Promise<boolean> {
    return this.#find().some(isShown)
  }
  async isChecked(): Promise<boolean> {
    return isChecked(await this.#shown())
  }
  async evaluate<R, A>(work: (element: Element, argument: A) => R, argument: A): Promise<R> {
    return work(await until(() => this.one()), argument)
  }
}

const isMenuEntry = (element: Element): boolean => element.matches('[role^=menuitem]')

export const isChecked = (element: Element): boolean =>
  (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true'

/** Page objects use Playwright's type; the missing methods need a browser. */
const asLocator = (locator: ScreenLocator): Locator => locator as unknown as Locator
export const own = (locator: Locator): ScreenLocator => {
  if ((locator as unknown) instanceof ScreenLocator) return locator as unknown as ScreenLocator
  throw new TypeError('not a locator of this tier')
}
const elementsOf = (locator: Locator): Element[] => own(locator).elements()
