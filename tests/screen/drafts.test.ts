import { fireEvent } from '@testing-library/dom'
import fc from 'fast-check'
import { DRAFT_FORMS } from '@/domain/drafts'
import { DRAFTS } from '../fixtures/draft-forms'
import { seeded } from '../fixtures/seeded'
import { twoFrames, user } from './locator'
import { describe, expect, test } from './screen'
import { until } from './until'

/** Any control, with what one of the kinds has of its own. */
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

/** What only fills in other fields. */
const PASSING = new Set(['offer'])

/** More fields of one form than this show nothing that these don't. */
const MOST = 40

const CASES = DRAFT_FORMS.flatMap((form) => DRAFTS[form].map((opened) => ({ form, ...opened })))

/** The form in the dialog on top, or the one on the page that has a field. */
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
    const options = [...control.options].filter(({ disabled }) => !disabled)
    return options.length > 0 && fireEvent.change(control, { target: { value: random(options).value } })
  }
  if (control.type === 'date') return type(random(['2026-12-01', '2027-02-28', '']))
  if (control.type === 'time') return type(random(['07:15', '13:45', '']))
  if (control.type === 'color') return type('#12ab9f')
  if (control.inputMode === 'decimal' || control.inputMode === 'numeric')
    return type(random(['3', '1,200.50', 'lots', '']))
  return type(random(TEXTS))
}

/** Types into everything that a form has, and adds to its lists. */
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

describe('what is typed into a form comes back after a reload', () => {
  test.for(CASES)('$form, $at', async ({ at, press = [], field }, { page }) => {
    const open = async () => {
      for (const name of press) await page.getByRole('button', { name, exact: true }).first().click()
      await until(() => expect(controlsIn(formOf(field)).length).toBeGreaterThan(0))
      await twoFrames()
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const next = seeded(seed)
        const random: Random = (choices) => {
          const chosen = choices[Math.floor(next() * choices.length)]
          if (chosen === undefined) throw new Error('nothing to choose from')
          return chosen
        }
        sessionStorage.clear()
        await page.goto(at)
        await open()
        await fillIn(() => formOf(field), random)
        const typed = valuesIn(formOf(field))
        await page.reload()
        await open()
        await until(() => expect(valuesIn(formOf(field))).toEqual(typed))
        await expect(page.getByText('We kept what you typed')).toHaveCount(0)
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})
