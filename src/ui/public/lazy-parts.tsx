import { lazyPart } from '@/ui/kit/lazy-part'
import { SkeletonLines } from '@/ui/kit/skeleton'

/** What a payer comes back to; strangers on other pages do without it. */
export const LazyReceipt = lazyPart({
  name: 'The receipt',
  load: () => import('./receipt-screen').then(({ ReceiptScreen }) => ReceiptScreen),
  loading: <SkeletonLines count={12} label="Loading the receipt…" />,
})
