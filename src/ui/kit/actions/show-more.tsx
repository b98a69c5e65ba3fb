import { useState } from 'react'
import { useIsPrinting } from '../layout/printing'
import { Button } from './button'

/**
 * A list that renders one page, and another at each "Show more", so that ten thousand items stay fast. Print has all. `onMore` is absent
 * once everything is shown.
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

export const ShowMore = ({ onMore }: { onMore: (() => void) | undefined }) =>
  onMore && (
    <Button variant="outline" mt="3" width="100%" onClick={onMore}>
      Show more
    </Button>
  )
