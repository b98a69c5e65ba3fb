import { expect, it } from 'vitest'
import { INVOICE_STATUSES } from '../invoice/vocabulary'
import { canRequestPayment } from './request'

it('a payment is requested where something is unpaid, and there is an address to ask at (PAY-04)', () => {
  const requestableStatuses = (client_email: string) =>
    INVOICE_STATUSES.filter((status) => canRequestPayment({ status, client_email }))
  expect(requestableStatuses('helen@example.com')).toEqual(['draft', 'sent', 'viewed', 'partial', 'overdue'])
  expect(requestableStatuses('')).toEqual([])
})
