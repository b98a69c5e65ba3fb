import { expect, it } from 'vitest'
import { isInvoiceAddress } from './billing-container'

it('takes invoices from PDF data and from the web, and from nowhere else', () => {
  const addresses = [
    'data:application/pdf;base64,JVBERi0=',
    'https://files.example/in_1.pdf',
    '/invoices/in_1.pdf',
    'data:text/html,<script>alert(1)</script>',
    'data:application/pdfx,1',
    'javascript:alert(1)',
    'blob:https://files.example/1',
  ]
  expect(addresses.map(isInvoiceAddress)).toEqual([true, true, true, false, false, false, false])
})
