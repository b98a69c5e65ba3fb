import type { Page } from '@playwright/test'
import { fireEvent } from '@testing-library/dom'
import fc from 'fast-check'
import { DRAFT_FORMS } from '@/domain/record/drafts'
import { DRAFTS, type OpenedForm } from '../fixtures/draft-forms'
import { seeded } from '../fixtures/seeded'
import { twoFrames, user } from './locator'
import { describe, expect, test } from './screen'
import { until } from './until'

type Control = Omit<HTMLInputElement & HTMLSelectElement, 'type'> & HTMLElement & { type: string }
type Random = <T>(choices: readonly T[]) => T

const TEXTS = [
  'Nora “Quinn” O’Neil',
  '  two  spaces ',
  '</form>',
  '__proto__',
  '0',
  'null',
  'ZÜRICH 🌳',
  'a\\"b',
  '12.5',
]
const MORE = /^(Add (package|line|property|absence|skill)|Custom Item)$/

/** Control that only fills in other fields. */
const PASSING = new Set(['offer'])

/** More fields of one form would add no coverage. */
const MOST = 40

/** As many groups as forms that one page has: two of the same page never follow each other. */
const MOST_OF_ONE_PAGE = 8

const CASES = DRAFT_FORMS.flatMap((form) => DRAFTS[form].map((opened) => ({ form, ...opened })))

const formOf = (field?: string): Element => {
  const form = field
    ? document.querySelector(`[name=${field}]`)?.closest('form')
    : [...document.querySelectorAll('[role=dialog] form')].at(-1)
  if (!form) throw new Error('no form')
  return form
}

const controlsIn = (form: Element): Control[] =>
  [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => !control.disabled && !control.readOnly && control.type !== 'file' && !PASSING.has(control.name),
  )

const enteredIn = (control: Control) =>
  control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value
const valuesIn = (form: Element) => controlsIn(form).map((control) => [control.name, enteredIn(control)])

const choose = async (box: Control, random: Random) => {
  await user.click(box)
  await twoFrames()
  const options = [...document.querySelectorAll('[role=option]:not([aria-disabled=true])')]
  if (options.length > 0) await user.click(random(options))
  else await user.keyboard('{Tab}')
}

const typeInto = (control: Control, random: Random) => {
  if (control.type === 'checkbox' || control.type === 'radio') return random([true, false]) && fireEvent.click(control)
  const type = (value: string) => fireEvent.input(control, { target: { value } })
  if (control.tagName === 'SELECT') {
    // What ends in dots opens another form.
    const options = [...control.options].filter(({ disabled, text }) => !disabled && !text.endsWith('…'))
    return options.length > 0 && fireEvent.change(control, { target: { value: random(options).value } })
  }
  if (control.type === 'date') return type(random(['2026-12-01', '2027-02-28', '']))
  if (control.type === 'time') return type(random(['07:15', '13:45', '']))
  if (control.type === 'color') return type('#12ab9f')
  if (control.inputMode === 'decimal' || control.inputMode === 'numeric')
    return type(random(['3', '1,200.50', 'lots', '']))
  return type(random(TEXTS))
}

const fillIn = async (form: () => Element, random: Random) => {
  const pressMore = async () => {
    for (const button of form().querySelectorAll<HTMLButtonElement>('button[type=button]'))
      if (MORE.test(button.textContent ?? '') && !button.disabled) await user.click(button)
    await twoFrames()
  }
  const boxes = () => controlsIn(form()).filter((control) => control.getAttribute('role') === 'combobox')
  for (let at = 0; at < boxes().length; at++) {
    const box = boxes()[at]
    if (box) await choose(box, random)
  }
  await pressMore()
  await pressMore()
  for (const control of controlsIn(form()).slice(0, MOST)) {
    if (control.getAttribute('role') !== 'combobox') typeInto(control, random)
  }
  await pressMore()
}

/** A form, and where it is. */
type Case = OpenedForm & { form: string }

/** Leads on within the app, as a link does. */
const lead = async (at: string, before: Element | null) => {
  history.pushState(null, '', at)
  await until(() => {
    if (before?.isConnected) throw new Error('the form before is still open')
  })
}

const open = async (page: Page, { press = [], field }: OpenedForm): Promise<Element> => {
  for (const each of press) {
    if (typeof each === 'object' && 'entry' in each)
      await page.getByRole('menuitem', { name: each.entry, exact: true }).click()
    else await page.getByRole('button', { name: each, exact: true }).first().click()
  }
  await until(() => {
    const form = formOf(field)
    expect(controlsIn(form).length).toBeGreaterThan(0)
    // What a form chooses from may load after it.
    expect(form.textContent).not.toMatch(/Loading .+…/)
  })
  await twoFrames()
  return formOf(field)
}

const from = (seed: number): Random => {
  const next = seeded(seed)
  return (choices) => {
    const chosen = choices[Math.floor(next() * choices.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
}

/** Types into each of the forms, reloads the page once, and opens them again. */
const typeAndReload = (page: Page, forms: readonly Case[]) =>
  fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = from(seed)
      const typed: Record<string, unknown> = {}
      let before: Element | null = null
      for (const each of forms) {
        await lead(each.at, before)
        before = await open(page, each)
        await fillIn(() => formOf(each.field), random)
        typed[`${each.form} ${each.at}`] = valuesIn(formOf(each.field))
      }
      await page.reload()
      for (const each of forms.toReversed()) {
        if (each !== forms.at(-1)) await lead(each.at, before)
        before = await open(page, each)
        await until(() => expect(valuesIn(formOf(each.field))).toEqual(typed[`${each.form} ${each.at}`]))
        await expect(page.getByText('We kept what you typed')).toHaveCount(0)
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )

/** The forms in groups that share one start of the app; those of one page are in different groups, as leading on has to close the one before. */
const GROUPS = (() => {
  const inOrder = CASES.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return Array.from({ length: MOST_OF_ONE_PAGE }, (_, group) =>
    inOrder.filter((_, index) => index % MOST_OF_ONE_PAGE === group),
  )
})()

describe('what is typed into a form comes back after a reload:', () => {
  for (const forms of GROUPS)
    test(forms.map(({ form }) => form).join(', '), async ({ page }) => {
      await page.goto('/dashboard/account')
      await typeAndReload(page, forms)
    })
})
