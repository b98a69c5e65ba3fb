import { useState } from 'react'

/**
 * Orders a drawer and a form opened over it by the same URL: an opening drawer hides everything else, so the form waits. Pass `onUp` to the
 * drawer.
 */
export const useOverDrawer = (record: { id: number } | null) => {
  const [up, setUp] = useState<number | null>(null)
  const id = record?.id ?? null
  if (id === null && up !== null) setUp(null)
  return { mayOpen: id === null || id === up, onUp: () => setUp(id) }
}
