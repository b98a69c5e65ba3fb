import { failureFrom } from '@/domain/record/failure'
import { isWebAddress } from '@/domain/text/field'

const NO_PAGE = failureFrom({ status: 502, transport: 'The server named a place that is no page of the web.' })

/** An address from the back end that the browser is sent to. @throws Failure where it is not a web page */
export const webPage = (address: string): string => {
  if (!isWebAddress(address)) throw NO_PAGE
  return address
}
