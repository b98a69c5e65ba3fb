import type { Language } from '@/domain/account/vocabulary'
import { defineFlow, type Flows } from '@/events/flow'
import { invoicePaymentMachine } from '@/machines/invoice-payment/machine'
import { actorsFor } from '@/machines/port'
import { createPaymentPorts, type PaymentCalls } from '@/services/payments/payment-ports'
import type { Shared } from './area'
import { loadCardProvider } from './card-provider'

type Deps = Pick<Shared, 'env' | 'clock' | 'newId' | 'location'> & {
  /** The registry of the session, which this flow joins. */
  registry: Pick<Flows<Record<never, never>>, 'extend'>
  callsOf(token: string): PaymentCalls
}

/**
 * Paying by card on a client's own page: the office's flow, asked for with the token of the link. The token stays in this closure; what is
 * recorded of a payment names its invoice alone.
 */
export const openClientPayments = async ({ registry, callsOf, location, ...shared }: Deps) => {
  const provider = await loadCardProvider(shared)
  let calls: PaymentCalls | null = null
  let language: Language = 'en'
  const current = (): PaymentCalls => {
    if (!calls) throw new TypeError('No client page is open')
    return calls
  }
  const ports = createPaymentPorts({
    calls: { begin: (order, key) => current().begin(order, key), read: (intent) => current().read(intent) },
    provider: async () => provider,
    returnUrl: () => `${location.origin}/payment-success?lang=${language}`,
    onPaid: () => {},
  })
  const flows = registry.extend({
    definitions: {
      'client-payment': defineFlow({
        name: 'client-payment',
        machine: invoicePaymentMachine.provide({ actors: actorsFor(ports) }),
        writeAhead: ['payment.submit', 'payment.confirm', 'payment.refuse'],
        rests: (snapshot) => snapshot.matches('entering'),
      }),
    },
  })
  return {
    flows,
    /** Draws the card form. */
    mount: provider.mount,
    /** The language of the page: the card form is in it, and the receipt will be. */
    speak(spoken: Language): void {
      language = spoken
      provider.speak(spoken)
    },
    /** The page of this token is open now: payments are its client's. */
    of(token: string): void {
      calls = callsOf(token)
    },
  }
}

export type ClientPayments = Awaited<ReturnType<typeof openClientPayments>>
