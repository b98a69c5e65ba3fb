import { type Failure, failureFrom } from '@/domain/record/failure'
import { isWebAddress } from '@/domain/text/field'

const NOT_A_FILE: Failure = failureFrom({ status: 502, transport: 'The server named a place that is no invoice.' })

const isPdf = (url: string) => /^data:application\/pdf[;,]/.test(url)

/** Whether a file may be taken from an address: a PDF in the address itself, or a page of the web. */
export const isInvoiceAddress = (url: string): boolean => isPdf(url) || isWebAddress(url)

/** Hands an invoice's PDF to the person. @throws Failure for an address that may not be followed. */
export const saveInvoice = (url: string, number: string): void => {
  if (!isInvoiceAddress(url)) throw NOT_A_FILE
  const link = document.createElement('a')
  link.href = url
  link.download = `${number.replaceAll(/[^\w-]/g, '-')}.pdf`
  // A file of another site opens beside this page where it cannot be saved.
  if (!isPdf(url)) link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
