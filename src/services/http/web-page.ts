import { failureFrom } from '@/domain/record/failure'
import { isWebAddress } from '@/domain/text/field'

const NO_PAGE = failureFrom({ status: 502, transport: 'The server named a place that is no page of the web.' })

/** Returns an http(s) URL from the back end. Throws Failure for other schemes. */
export const webPage = (address: string): string => {
  if (!isWebAddress(address)) throw NO_PAGE
  return address
}
