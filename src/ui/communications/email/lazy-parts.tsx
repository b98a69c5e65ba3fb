import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'

/** With the sanitizer, which only mails in HTML need. */
export const LazySafeMail = lazyPart({
  name: 'The email',
  load: async () => (await import('./safe-mail')).SafeMail,
  loading: <SkeletonRows count={4} label="Loading the email…" />,
})

export const LazyWriteMail = lazyPart({
  name: 'Writing emails',
  load: async () => (await import('./write-mail')).WriteMail,
  loading: <SkeletonRows count={6} label="Loading…" />,
})

export const LazyOriginal = lazyPart({
  name: 'The original',
  load: async () => (await import('./original-dialog')).OriginalDialog,
  isOverlay: true,
})
