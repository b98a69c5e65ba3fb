import * as v from 'valibot'
import { type IntentAnswer, intentAnswer } from '@/contract/hosted'
import { failureFrom, UNREACHABLE } from '@/domain/record/failure'
import type { PaymentSecret } from './card-provider'

export type TestIntents = {
  confirm(payment: PaymentSecret & { payment_method_id: string }): Promise<{ needs_confirmation: boolean }>
  authenticate(payment: PaymentSecret & { confirmed: boolean }): Promise<void>
}

const UNREADABLE = { message: 'The answer could not be read. Please try again.', status: 500, details: null }

/** Looks `fetch` up on each call, since mocks are installed later. */
export const createTestIntents = (
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): TestIntents => {
  const tell = async (path: string, { payment_intent_id, ...body }: PaymentSecret): Promise<IntentAnswer> => {
    const response = await fetch(`/hosted/api/payment-intents/${encodeURIComponent(payment_intent_id)}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {
      throw UNREACHABLE
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw failureFrom({ status: response.status, body: answer })
    const read = v.safeParse(intentAnswer, answer)
    if (!read.success) throw UNREADABLE
    const { status, error, code } = read.output
    if (status === 'failed') throw failureFrom({ status: 402, transport: error ?? undefined, body: { code } })
    return read.output
  }
  return {
    confirm: async (payment) => ({ needs_confirmation: (await tell('confirm', payment)).status === 'requires_action' }),
    async authenticate(payment) {
      await tell('authenticate', payment)
    },
  }
}
