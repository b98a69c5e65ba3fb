import type { Language } from '@/domain/account/vocabulary'
import { defineFlow, type Flows } from '@/events/flow'
import { invoicePaymentMachine } from '@/machines/invoice-payment/machine'
import { actorsFor } from '@/machines/port'
import { createPaymentPorts, type PaymentCalls } from '@/services/payments/payment-ports'
import type { Shared } from './area'
import { loadCardProvider } from './card-provider'

type Deps = Pick<Shared, 'env' | 'clock' | 'newId' | 'location'> & {
  registry: Pick<Flows<Record<never, never>>, 'extend'>
  callsOf(token: string): PaymentCalls
}

/**
 * Card payments on a client's own page: the office's payment flow, authorized by the link's token. The token stays in this closure;
 * recorded payments name only their invoice.
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
    mount: provider.mount,
    speak(spoken: Language): void {
      language = spoken
      provider.speak(spoken)
    },
    of(token: string): void {
      calls = callsOf(token)
    },
  }
}

export type ClientPayments = Awaited<ReturnType<typeof openClientPayments>>
