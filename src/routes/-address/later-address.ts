import { redirect, type SearchMiddleware, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { once } from '@/domain/async/once'
import type { ADDRESSES } from './addresses'

type Addresses = typeof ADDRESSES
type Output<Name extends keyof Addresses> = v.InferOutput<Addresses[Name]>

let addresses: Addresses | null = null
const load = once(async () => {
  addresses = (await import('../-session/signed-in')).ADDRESSES
})

type Entering = { location: { href: string } }

/**
 * The `beforeLoad` above the pages with lazy search schemas: loads them, then matches the current URL again so that no page sees
 * unvalidated search params. Throws the router's redirect to the same URL.
 */
export const readAddresses = async ({ location }: Entering): Promise<void> => {
  if (addresses) return
  await load()
  throw redirect({ href: location.href, replace: true })
}

/**
 * Validates a page's search params with a lazily loaded schema, so that the start page does not include it. Until `readAddresses` is done,
 * search params pass through unchanged.
 */
export const addressOf = <Name extends keyof Addresses>(name: Name) => {
  const validate = (value: unknown) => {
    const schema: v.GenericSchema | undefined = addresses?.[name]
    return schema?.['~standard'].validate(value) ?? { value }
  }
  // Typed as the schema that loads later.
  return { '~standard': { version: 1, vendor: 'valibot', validate } } as unknown as Pick<Addresses[Name], '~standard'>
}

/** Removes default values from a page's URL. */
export const stripDefaults =
  <Name extends keyof Addresses>(name: Name): SearchMiddleware<Output<Name>> =>
  (change) => {
    if (!addresses) return change.next(change.search)
    const unsaid: SearchMiddleware<object> = stripSearchParams<object>(v.parse(addresses[name], {}))
    return unsaid(change)
  }
