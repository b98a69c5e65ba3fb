import { useState } from 'react'

/**
 * The order of a drawer and of a form that the same address opens over it: a drawer hides all that is there when it comes up, so that the form
 * waits for it. `onUp` is for the drawer.
 */
export const useOverDrawer = (record: { id: number } | null) => {
  const [up, setUp] = useState<number | null>(null)
  const id = record?.id ?? null
  if (id === null && up !== null) setUp(null)
  return { mayOpen: id === null || id === up, onUp: () => setUp(id) }
}
