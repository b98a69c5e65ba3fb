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
