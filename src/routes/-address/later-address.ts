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
 * The `beforeLoad` of what lies above the pages with such addresses: loads how they are read. An address that was matched before is
 * matched again, so that no page sees what has not been checked.
 * @throws the router's redirect, to the same address
 */
export const readAddresses = async ({ location }: Entering): Promise<void> => {
  if (addresses) return
  await load()
  throw redirect({ href: location.href, replace: true })
}

/**
 * What a page's address says. The start page, which every visitor loads, includes none of this code: until `readAddresses` is done, an address
 * is passed on as it is.
 */
export const addressOf = <Name extends keyof Addresses>(name: Name) => {
  const validate = (value: unknown) => {
    const schema: v.GenericSchema | undefined = addresses?.[name]
    return schema?.['~standard'].validate(value) ?? { value }
  }
  // Its type is that of the schema which loads later.
  return { '~standard': { version: 1, vendor: 'valibot', validate } } as unknown as Pick<Addresses[Name], '~standard'>
}

/** Keeps out of a page's address what goes without saying. */
export const stripDefaults =
  <Name extends keyof Addresses>(name: Name): SearchMiddleware<Output<Name>> =>
  (change) => {
    if (!addresses) return change.next(change.search)
    const unsaid: SearchMiddleware<object> = stripSearchParams<object>(v.parse(addresses[name], {}))
    return unsaid(change)
  }
