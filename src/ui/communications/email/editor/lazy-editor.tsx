import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'

/** The editor is larger than the rest of the page, so it loads once someone writes HTML. */
export const LazyHtmlEditor = lazyPart({
  name: 'The editor',
  load: async () => (await import('./html-editor')).HtmlEditor,
  loading: <SkeletonRows count={4} label="Loading the editor…" />,
})
