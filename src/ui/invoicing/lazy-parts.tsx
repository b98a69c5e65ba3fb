import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyInvoiceDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/invoice-details').then(({ InvoiceDetails }) => InvoiceDetails),
  isOverlay: true,
})

export const LazyInvoiceDialogs = lazyPart({
  name: 'The question',
  load: () => import('./dialogs/invoice-dialogs').then(({ InvoiceDialogs }) => InvoiceDialogs),
  isOverlay: true,
})

export const LazyPaymentRequest = lazyPart({
  name: 'The payment request',
  load: () => import('./pay/payment-request-dialog').then(({ PaymentRequestDialog }) => PaymentRequestDialog),
  isOverlay: true,
})

export const LazyInvoiceForm = lazyPart({
  name: 'The form',
  load: () => import('./form/invoice-form-dialog').then(({ InvoiceFormDialog }) => InvoiceFormDialog),
  isOverlay: true,
})

export const LazyJournal = lazyPart({
  name: 'The export',
  load: () => import('./dialogs/journal-dialog').then(({ JournalDialog }) => JournalDialog),
  isOverlay: true,
})

export const LazyWhyFigures = lazyPart({
  name: 'The explanation',
  load: () => import('./details/why-figures').then(({ WhyFigures }) => WhyFigures),
  isOverlay: true,
})

export const LazyBillWork = lazyPart({
  name: 'The choice',
  load: () => import('./form/bill-work-dialog').then(({ BillWorkDialog }) => BillWorkDialog),
  isOverlay: true,
})
