import { isOpenInvoice } from '../invoice/due'
import type { Invoice } from '../invoice/invoice'

/** Stated (PAY-07). */
export const EMAIL_NEEDED = 'Client email is required to send payment request'

type Requested = Pick<Invoice, 'status' | 'client_email'>

/** Requires an unpaid amount and an email address (PAY-04). */
export const canRequestPayment = ({ status, client_email }: Requested): boolean =>
  client_email !== '' && (status === 'draft' || isOpenInvoice({ status }))
