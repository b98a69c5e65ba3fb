import * as contract from '@/contract/billing'
import type { CardSetupPorts } from '@/machines/card-setup/ports'
import type { Http } from '../http/http'
import type { CardProvider } from './card-provider'

type Deps = {
  http: Http
  provider: () => Promise<CardProvider>
  /** Told when a card was added. */
  onAdded(): void
}

/** The services of adding a card: the provider's two, and ours (API-10). */
export const createCardSetupPorts = ({ http, provider, onAdded }: Deps): CardSetupPorts => ({
  takeCard: async () => (await provider()).takeCard(),
  confirmCard: async (input) => (await provider()).confirmCard(input),
  async addCard({ key, ...body }) {
    const { payment_method } = await http.call(contract.addPaymentMethod, { params: {}, body, key })
    onAdded()
    return payment_method
  },
})
