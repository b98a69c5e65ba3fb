import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyPayoutDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/payout-details').then(({ PayoutDetails }) => PayoutDetails),
  isOverlay: true,
})

export const LazyPayoutDialogs = lazyPart({
  name: 'The question',
  load: () => import('./dialogs/payout-dialogs').then(({ PayoutDialogs }) => PayoutDialogs),
  isOverlay: true,
})

export const LazyPayoutForm = lazyPart({
  name: 'The form',
  load: () => import('./form/payout-form-dialog').then(({ PayoutFormDialog }) => PayoutFormDialog),
  isOverlay: true,
})
