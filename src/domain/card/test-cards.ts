import * as v from 'valibot'
/** How a card number fares with the test provider: what `adding` or paying with it leads to. */
export type CardOutcome =
  /** Works. */
  | 'ok'
  /** Refused at once. */
  | 'declined'
  /** Wants its holder to confirm first, and works then. */
  | 'needs_confirmation'
  /** Can be kept, but is refused when it is charged. */
  | 'fails_when_charged'

/** The numbers that the test provider knows, digits only; every other valid number works. */
export const TEST_CARDS: readonly { number: string; brand: string; outcome: CardOutcome; label: string }[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'ok', label: 'Succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'ok', label: 'Succeeds (Mastercard)' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined', label: 'Is declined' },
  { number: '4000002500003155', brand: 'visa', outcome: 'needs_confirmation', label: 'Wants a confirmation' },
  { number: '4000000000000341', brand: 'visa', outcome: 'fails_when_charged', label: 'Fails at the next payment' },
]

/** How the test provider treats a number of digits. */
export const testOutcome = (digits: string): CardOutcome =>
  TEST_CARDS.find(({ number }) => number === digits)?.outcome ?? 'ok'

/** What is known of a card once the test provider has taken it in. Its number is not part of it. */
const testCardSchema = v.object({
  brand: v.string(),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  /** Whether a charge goes through. */
  chargeable: v.boolean(),
  /** Whether its bank asks the holder to confirm a payment; absent where it does not. */
  needs_confirmation: v.optional(v.boolean()),
  /** Makes two entries of the same card two. */
  nonce: v.string(),
})
export type TestCard = v.InferOutput<typeof testCardSchema>

const PREFIX = 'pm_test_'

/**
 * The id that the test provider gives a card: the back end in the page can read from it what a real one would ask the provider for.
 */
export const testCardId = (card: TestCard): string => `${PREFIX}${btoa(JSON.stringify(card)).replaceAll('=', '')}`

/** Reads such an id; undefined for anything else. */
export const readTestCardId = (id: string): TestCard | undefined => {
  if (!id.startsWith(PREFIX)) return undefined
  try {
    const parsed = v.safeParse(testCardSchema, JSON.parse(atob(id.slice(PREFIX.length))))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
