import { useState } from 'react'
import { useIsPrinting } from '../layout/printing'
import { Button } from './button'

/**
 * As much of a list of cards or lines as is drawn: a page at first, and one more at each "Show more", so that ten thousand stay as fast as
 * a hundred. Paper has all of it. `onMore` is absent once everything is there.
 */
export const useShowMore = <T,>(
  items: readonly T[],
  page = 100,
): { shown: readonly T[]; onMore: (() => void) | undefined } => {
  const [limit, setLimit] = useState(page)
  const printing = useIsPrinting()
  if (printing || limit >= items.length) return { shown: items, onMore: undefined }
  return { shown: items.slice(0, limit), onMore: () => setLimit(limit + page) }
}

/** Draws the next page of a list; nothing where there is none. */
export const ShowMore = ({ onMore }: { onMore: (() => void) | undefined }) =>
  onMore && (
    <Button variant="outline" mt="3" width="100%" onClick={onMore}>
      Show more
    </Button>
  )
