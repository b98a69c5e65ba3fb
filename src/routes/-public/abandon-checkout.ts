import type { Workspace } from '../-session/context'

/** Tells this person's running checkout that its payment page was left. Starts no flow. */
export const abandonCheckout = async ({ flows, personKey }: Pick<Workspace, 'flows' | 'personKey'>): Promise<void> => {
  const key = personKey('checkout')
  const stored = await flows.list()
  const isUnderWay = stored.some((info) => info.flow === 'checkout' && info.key === key && !info.ended)
  if (isUnderWay) flows.open('checkout', key, { customer_id: null }).send({ type: 'checkout.abandoned' })
}
