import { type Failure, failureFrom } from '@/domain/record/failure'
import { isWebAddress } from '@/domain/text/field'

const NOT_A_FILE: Failure = failureFrom({ status: 502, transport: 'The server named a place that is no invoice.' })

const isPdf = (url: string) => /^data:application\/pdf[;,]/.test(url)

export const isInvoiceAddress = (url: string): boolean => isPdf(url) || isWebAddress(url)

/** Saves an invoice's PDF. Throws a Failure for any other address. */
export const saveInvoice = (url: string, number: string): void => {
  if (!isInvoiceAddress(url)) throw NOT_A_FILE
  const link = document.createElement('a')
  link.href = url
  link.download = `${number.replaceAll(/[^\w-]/g, '-')}.pdf`
  // Cross-origin files can't be saved, so they open in a new tab.
  if (!isPdf(url)) link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
