import type { CheckoutContext } from './context'
import type { CheckoutPorts } from './ports'

type InputOf<Name extends keyof CheckoutPorts> = Parameters<CheckoutPorts[Name]>[0]
type From = { context: CheckoutContext }

/** The inputs of the ports. @throws TypeError in a state that was entered without what it needs: a broken chart, which must show. */
export const inputs = {
  createCheckout({ context: { customer, choice, key } }: From): InputOf<'createCheckout'> {
    if (customer === null || choice === null) throw new TypeError('nothing chosen')
    return { ...customer, ...choice, key }
  },
  readSubscription: ({ context: { customer } }: From): InputOf<'readSubscription'> => ({
    customer_id: customer?.customer_id ?? '',
  }),
}
