import { createRandom } from '../core/random'

/** Choices that come out the same every time: sample data must not differ between two loads. */
export type Choices = {
  /** Whether something of this probability (0 to 1) happens. */
  chance(probability: number): boolean
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** One of `items`. @throws RangeError when there is none. */
  pick<T>(items: readonly T[]): T
  /** The items in another order; the given list stays as it is. */
  shuffle<T>(items: readonly T[]): T[]
}

/** Choices from a seed. */
export const createChoices = (seed: number): Choices => {
  const random = createRandom(seed)
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))

  return {
    chance: (probability) => random() < probability,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, weight: random() }))
        .sort((a, b) => a.weight - b.weight)
        .map(({ item }) => item),
  }
}
