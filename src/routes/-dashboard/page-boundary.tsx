import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { tryPartsAgain } from '@/ui/kit/behavior/lazy-part'
import { ErrorBoundary } from '@/ui/shell/pages/error-boundary'

type Props = { children: ReactNode; onReport: () => void; waysOn?: ReactNode }

/**
 * Counts navigations to the current address, each of which retries the page and its unloaded parts, such as a dialog opened by the address.
 * Any other reload of the page counts too, such as another login.
 */
const useTries = (): number => {
  const router = useRouter()
  const [tries, setTries] = useState(0)
  useEffect(
    () =>
      router.subscribe('onLoad', ({ hrefChanged }) => {
        if (hrefChanged) return
        tryPartsAgain()
        setTries((count) => count + 1)
      }),
    [router],
  )
  return tries
}

/**
 * Contains page errors inside the layout, so the menu stays usable. Resets when the shown page changes rather than the address, because the
 * address changes first while another page loads and the new page would inherit the old error. The page's own menu entry retries it.
 */
export const PageBoundary = (props: Props) => {
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href })
  return <ErrorBoundary shown={`${href} ${useTries()}`} {...props} />
}
