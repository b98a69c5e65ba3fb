import * as v from 'valibot'

/** What is known of a card once the test provider has taken it in. Its number is not part of it. */
const testCardSchema = v.object({
  brand: v.string(),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer()),
  /** Whether a charge goes through. */
  chargeable: v.boolean(),
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
