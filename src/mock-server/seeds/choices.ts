import { createRandom } from '../core/random'

/** Deterministic random choices: sample data must be the same on every load. */
export type Choices = {
  chance(probability: number): boolean
  between(low: number, high: number): number
  /** Throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

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
