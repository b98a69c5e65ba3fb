import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { choiceNow, choiceRefusal, choicesOf, linesChosen, presetChoice, rangeOf, totalsFor } from './choice'
import { depositOf, depositRefusal } from './deposit'
import type { Selection } from './offer'
import { discountRefusal, offerProblem } from './offer-refusal'

const cents = (amount: number) => amount as Cents

const line = (id: number, unit_price: number, selection: Selection = 'included', package_id: number | null = null) => ({
  id,
  quantity: 1,
  unit_price: cents(unit_price),
  selection,
  package_id,
})

/** $100.00 included, three packages, and two options of which one is preselected; 10% tax. */
const offer = {
  line_items: [
    line(1, 10_000),
    line(2, 20_000, 'included', 11),
    line(3, 40_000, 'included', 12),
    line(4, 5_000, 'included', 12),
    line(5, 90_000, 'included', 13),
    line(6, 3_000, 'optional'),
    line(7, 2_000, 'preselected'),
  ],
  packages: ['Good', 'Better', 'Best'].map((name, at) => ({ id: 11 + at, name, description: '' })),
  recommended_package_id: 12,
  tax_rate: 10_000,
  discount_amount: cents(0),
  deposit_kind: 'none' as const,
  deposit_amount: cents(0),
  deposit_rate: 0,
}
const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id)

describe('what a client chooses from', () => {
  it('is what everyone gets, the packages, and the options', () => {
    const { included, packages, options } = choicesOf(offer)
    expect({
      included: idsOf(included),
      packages: packages.map(({ name, is_recommended, lines, subtotal }) => [
        name,
        is_recommended,
        idsOf(lines),
        subtotal,
      ]),
      options: options.map(({ id, is_preselected }) => [id, is_preselected]),
    }).toEqual({
      included: [1],
      packages: [
        ['Good', false, [2], 20_000],
        ['Better', true, [3, 4], 45_000],
        ['Best', false, [5], 90_000],
      ],
      options: [
        [6, false],
        [7, true],
      ],
    })
  })

  it('counts as chosen before an answer: the recommended package, or the first one, and the preselected options', () => {
    const now = { ...offer, choice: null }
    expect([choiceNow(now), presetChoice({ ...offer, recommended_package_id: null })]).toEqual([
      { package_id: 12, line_ids: [7] },
      { package_id: 11, line_ids: [7] },
    ])
  })

  it('comes to the sum of the lines that are chosen', () => {
    const choice = { package_id: 11, line_ids: [6] }
    expect([idsOf(linesChosen(offer, choice)), totalsFor(offer, choice)]).toEqual([
      [1, 2, 6],
      { subtotal: 33_000, tax_amount: 3_300, discount_amount: 0, total_amount: 36_300 },
    ])
  })

  it('is in the answer once there is one', () => {
    const choice = { package_id: 13, line_ids: [] }
    expect(choiceNow({ ...offer, choice })).toEqual(choice)
  })
})

describe('a choice', () => {
  it.each([
    ['a package and any options', offer, { package_id: 13, line_ids: [7, 6] }, null],
    ['no package', offer, { package_id: null, line_ids: [] }, 'Choose one of the packages'],
    ['a package that is not there', offer, { package_id: 9, line_ids: [] }, 'Choose one of the packages'],
    [
      'a line that is no option',
      offer,
      { package_id: 11, line_ids: [1] },
      'One of the options is not in this estimate',
    ],
    ['an option twice', offer, { package_id: 11, line_ids: [6, 6] }, 'One of the options is not in this estimate'],
    [
      'a package where there are none',
      { ...offer, packages: [], line_items: [line(1, 1)] },
      { package_id: 11, line_ids: [] },
      'This estimate has no packages',
    ],
    [
      'nothing at all',
      { ...offer, packages: [], line_items: [line(1, 1, 'optional')] },
      { package_id: null, line_ids: [] },
      'Choose at least one item',
    ],
  ])('of %s', (_, from, choice, refusal) => {
    expect(choiceRefusal(from, choice)).toBe(refusal)
  })
})

describe('an estimate adds up', () => {
  it('whatever the client chooses: the discount is judged by the least', () => {
    const [least, most] = rangeOf(offer)
    expect([
      least.total_amount,
      most.total_amount,
      discountRefusal({ ...offer, discount_amount: least.total_amount }),
      discountRefusal({ ...offer, discount_amount: cents(least.total_amount + 1) }),
    ]).toEqual([33_000, 115_500, null, 'Use a discount no larger than the lowest total that the client can choose'])
  })

  it.each([
    ['two packages of one id', { packages: [...offer.packages, ...offer.packages] }, 'packages'],
    ['a line of a package that is gone', { packages: offer.packages.slice(1) }, 'line_items'],
    ['an option in a package', { line_items: [line(1, 1, 'optional', 12)] }, 'line_items'],
    ['a recommended package that is gone', { packages: [], line_items: [line(1, 1)] }, 'packages'],
    ['two lines of one id', { line_items: [line(1, 1), line(1, 2)] }, 'line_items'],
  ])('and is refused with %s', (_, patch, field) => {
    expect(offerProblem({ ...offer, ...patch })?.field).toBe(field)
  })
})

describe('a deposit', () => {
  const choice = { package_id: 11, line_ids: [] }

  it('is nothing, an amount or a share of the total, and never more than the total', () => {
    expect([
      depositOf(offer, choice),
      depositOf({ ...offer, deposit_kind: 'fixed', deposit_amount: cents(12_345) }, choice),
      depositOf({ ...offer, deposit_kind: 'fixed', deposit_amount: cents(99_999) }, choice),
      depositOf({ ...offer, deposit_kind: 'percent', deposit_rate: 33_333 }, choice),
      depositOf({ ...offer, deposit_kind: 'percent', deposit_rate: 100_000 }, choice),
    ]).toEqual([0, 12_345, 33_000, 11_000, 33_000])
  })

  it.each([
    ['of nothing', { deposit_kind: 'fixed' as const }, 'Use a deposit of more than 0'],
    ['of no percent', { deposit_kind: 'percent' as const }, 'Use a deposit of more than 0%'],
    [
      'above the total',
      { deposit_kind: 'fixed' as const, deposit_amount: cents(62_701) },
      'Use a deposit no larger than the total',
    ],
    ['of all of it', { deposit_kind: 'fixed' as const, deposit_amount: cents(62_700) }, undefined],
  ])('%s is judged', (_, patch, reason) => {
    expect(depositRefusal({ ...offer, ...patch })?.reason).toBe(reason)
  })
})
