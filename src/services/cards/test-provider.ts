import type { CardProvider } from './card-provider'

/** The embedded test provider. */
export const createTestProvider = (): CardProvider => {
  throw new TypeError('not drawn yet')
}
