import type { GenericSchema, InferOutput } from 'valibot'
import type { HostedAccount, HostedCheckout, HostedPortal, ReportedAccount } from '@/contract/hosted'
import { type Failure, failureFrom, UNREACHABLE } from '@/domain/record/failure'

type Wire = typeof import('@/contract/hosted')
type Send = { method?: 'POST' | 'DELETE'; body?: unknown; key?: string }

/** Calls of the payment pages to the provider. Each rejects with a `Failure`; `key` is the idempotency key. */
export type HostedApi = {
  checkout(token: string): Promise<HostedCheckout>
  /** Resolves with the address to continue at. */
  complete(token: string, payment_method_id: string | null, key: string): Promise<string>
  account(token: string): Promise<HostedAccount>
  reportAccount(token: string, details: ReportedAccount): Promise<HostedAccount>
  portal(token: string): Promise<HostedPortal>
  /** Resolves with the address of the invoice's PDF. */
  invoiceUrl(token: string, invoiceId: string): Promise<string>
  addCard(token: string, payment_method_id: string, key: string): Promise<HostedPortal>
  makeDefault(token: string, cardId: string, key: string): Promise<HostedPortal>
  removeCard(token: string, cardId: string, key: string): Promise<HostedPortal>
  cancel(token: string, key: string): Promise<HostedPortal>
  resume(token: string, key: string): Promise<HostedPortal>
}

const UNREADABLE: Failure = { message: 'The answer could not be read. Please try again.', status: 500, details: null }

const loadWire = async () => ({ v: await import('valibot'), wire: await import('@/contract/hosted') })

export const createHostedApi = (fetch: typeof globalThis.fetch): HostedApi => {
  const send = async (path: string, { method, body, key }: Send): Promise<unknown> => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const response = await fetch(`/hosted/api/${path}`, {
      method: method ?? 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw UNREACHABLE
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw failureFrom({ status: response.status, body: answer })
    return answer
  }

  const ask = async <S extends GenericSchema>(
    path: string,
    schemaOf: (wire: Wire) => S,
    options: Send = {},
  ): Promise<InferOutput<S>> => {
    const answer = await send(path, options)
    const { v, wire } = await loadWire()
    const read = v.safeParse(schemaOf(wire), answer)
    if (!read.success) throw UNREADABLE
    return read.output
  }

  const checkout = (token: string) => `checkout-sessions/${encodeURIComponent(token)}`
  const account = (token: string) => `account-sessions/${encodeURIComponent(token)}`
  const portal = (token: string) => `portal-sessions/${encodeURIComponent(token)}`
  const card = (token: string, id: string) => `${portal(token)}/payment-methods/${encodeURIComponent(id)}`
  const write = (path: string, key: string, more: Send = {}) =>
    ask(path, ({ hostedPortal }) => hostedPortal, { method: 'POST', key, ...more })

  return {
    checkout: (token) => ask(checkout(token), ({ hostedCheckout }) => hostedCheckout),
    complete: async (token, payment_method_id, key) => {
      const options: Send = { method: 'POST', body: { payment_method_id }, key }
      return (await ask(`${checkout(token)}/complete`, ({ checkoutCompleted }) => checkoutCompleted, options))
        .success_url
    },
    account: (token) => ask(account(token), ({ hostedAccount }) => hostedAccount),
    reportAccount: (token, body) =>
      ask(`${account(token)}/complete`, ({ hostedAccount }) => hostedAccount, { method: 'POST', body }),
    portal: (token) => ask(portal(token), ({ hostedPortal }) => hostedPortal),
    invoiceUrl: async (token, id) =>
      (
        await ask(
          `${portal(token)}/invoices/${encodeURIComponent(id)}/download`,
          ({ invoiceDownload }) => invoiceDownload,
        )
      ).download_url,
    addCard: (token, payment_method_id, key) =>
      write(`${portal(token)}/payment-methods`, key, { body: { payment_method_id } }),
    makeDefault: (token, id, key) => write(`${card(token, id)}/set-default`, key),
    removeCard: (token, id, key) => write(card(token, id), key, { method: 'DELETE' }),
    cancel: (token, key) => write(`${portal(token)}/cancel`, key),
    resume: (token, key) => write(`${portal(token)}/resume`, key),
  }
}
