import * as v from 'valibot'
export type CardOutcome =
  | 'ok'
  | 'declined'
  /** The holder has to confirm first; then it works. */
  | 'needs_confirmation'
  | 'fails_when_charged'

/** The test provider's special numbers, digits only; every other valid number works. */
export const TEST_CARDS: readonly { number: string; brand: string; outcome: CardOutcome; label: string }[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'ok', label: 'Succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'ok', label: 'Succeeds (Mastercard)' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined', label: 'Is declined' },
  { number: '4000002500003155', brand: 'visa', outcome: 'needs_confirmation', label: 'Wants a confirmation' },
  { number: '4000000000000341', brand: 'visa', outcome: 'fails_when_charged', label: 'Fails at the next payment' },
]

export const testOutcome = (digits: string): CardOutcome =>
  TEST_CARDS.find(({ number }) => number === digits)?.outcome ?? 'ok'

const testCardSchema = v.object({
  brand: v.string(),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  chargeable: v.boolean(),
  needs_confirmation: v.optional(v.boolean()),
  /** Makes two entries of the same card distinct. */
  nonce: v.string(),
})
export type TestCard = v.InferOutput<typeof testCardSchema>

const PREFIX = 'pm_test_'

/** A test card's id encodes the card, so that the in-page back end can decode what a real one would ask the provider for. */
export const testCardId = (card: TestCard): string => `${PREFIX}${btoa(JSON.stringify(card)).replaceAll('=', '')}`

export const readTestCardId = (id: string): TestCard | undefined => {
  if (!id.startsWith(PREFIX)) return undefined
  try {
    const parsed = v.safeParse(testCardSchema, JSON.parse(atob(id.slice(PREFIX.length))))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
