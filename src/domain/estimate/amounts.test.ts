import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { choiceRefusal, choicesOf, linesChosen, rangeOf, totalsFor } from './choice'
import { depositFrom } from './deposit'
import { SELECTIONS } from './offer'

const SEED = 26_026
const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount as Cents)

/** Quantities with one decimal, rates with two, any mixture of options and packages. */
const offers = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 0, max: 9_999 }).map((tenths) => tenths / 10),
        unit_price: cents(99_999),
        selection: fc.constantFrom(...SELECTIONS),
        package_id: fc.constantFrom(null, 1, 2, 3),
      }),
      { maxLength: 12 },
    ),
    packages: fc.integer({ min: 0, max: 3 }),
    tax_rate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths * 10),
    deposit_kind: fc.constantFrom('none' as const, 'fixed' as const, 'percent' as const),
    deposit_amount: cents(9_999_999),
    deposit_rate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths * 10),
    selection: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    wanted: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ lines, packages: count, ...rest }) => {
    const packages = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `P${at}`, description: '' }))
    return {
      ...rest,
      packages,
      recommended_package_id: null,
      discount_amount: 0 as Cents,
      line_items: lines.map((line, at) => {
        const package_id = line.package_id !== null && line.package_id <= count ? line.package_id : null
        return { ...line, id: at + 1, package_id, selection: package_id === null ? line.selection : 'included' }
      }),
    } as const
  })

/** Half a cent rounds up, computed in whole numbers. */
const rounded = (amount: bigint, of: bigint) => Number((2n * amount + of) / (2n * of))

it(`chosen lines, tax and discount add up to the total, and deposit and rest too, whatever is chosen (seed ${SEED})`, () => {
  fc.assert(
    fc.property(offers, fc.nat(), (offer, off) => {
      const [least, most] = rangeOf(offer)
      const discounted = { ...offer, discount_amount: (off % (least.total_amount + 1)) as Cents }
      const { options, packages } = choicesOf(discounted)
      const choice = {
        package_id: packages.length === 0 ? null : Math.min(offer.wanted, packages.length),
        line_ids: options.filter((_, at) => offer.selection[at]).map(({ id }) => id),
      }
      const lines = linesChosen(discounted, choice)
      const totals = totalsFor(discounted, choice)
      const subtotal = lines.reduce(
        (sum, { quantity, unit_price }) => sum + rounded(BigInt(Math.round(quantity * 10)) * BigInt(unit_price), 10n),
        0,
      )
      const tax = rounded(BigInt(subtotal) * BigInt(offer.tax_rate), 100_000n)
      const deposit = depositFrom(offer, totals.total_amount)
      const rest = totals.total_amount - deposit
      expect({
        total: totals.total_amount,
        between: totals.subtotal >= least.subtotal && totals.subtotal <= most.subtotal,
        split: [deposit + rest, deposit >= 0, rest >= 0],
        refusal: choiceRefusal(discounted, choice),
      }).toEqual({
        total: subtotal + tax - discounted.discount_amount,
        between: true,
        split: [totals.total_amount, true, true],
        refusal: lines.length === 0 ? 'Choose at least one item' : null,
      })
    }),
    { seed: SEED, numRuns: 500 },
  )
})
