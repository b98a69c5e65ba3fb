import { expect, it } from 'vitest'
import type { CardProvider } from '@/services/cards/card-provider'
import { takeCard } from './card-form'

const providerOf = (needs_confirmation: boolean) => {
  const confirmed: string[] = []
  const provider: CardProvider = {
    mount: () => () => {},
    speak: () => {},
    takeCard: async () => ({ payment_method_id: 'pm_test_1', needs_confirmation }),
    confirmPayment: async () => ({ needs_confirmation: false }),
    authenticate: async () => {},
    confirmCard: async ({ payment_method_id }) => void confirmed.push(payment_method_id),
  }
  return { provider, confirmed }
}
const unasked = () => Promise.reject(new Error('no one was to be asked'))

it('takes a card whose bank asks nothing without asking', async () => {
  const { provider, confirmed } = providerOf(false)
  expect([await takeCard(provider, unasked), confirmed]).toEqual(['pm_test_1', []])
})

it('confirms a card once its holder has', async () => {
  const { provider, confirmed } = providerOf(true)
  expect([await takeCard(provider, async () => true), confirmed]).toEqual(['pm_test_1', ['pm_test_1']])
})

it('refuses a card that its holder does not confirm', async () => {
  const { provider, confirmed } = providerOf(true)
  await expect(takeCard(provider, async () => false)).rejects.toEqual({
    message: 'We are unable to authenticate your card. Please choose another one and try again.',
    status: 402,
    details: null,
  })
  expect(confirmed).toEqual([])
})
