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

/** The editor is larger than the rest of the page, so it loads once someone writes HTML. */
export const LazyHtmlEditor = lazyPart({
  name: 'The editor',
  load: async () => (await import('./editor/html-editor')).HtmlEditor,
  loading: <SkeletonRows count={4} label="Loading the editor…" />,
})

export const LazyOriginal = lazyPart({
  name: 'The original',
  load: async () => (await import('./original-dialog')).OriginalDialog,
  isOverlay: true,
})
