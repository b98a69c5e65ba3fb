import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary } from '@/ui/shell/error-boundary'

type Props = { children: ReactNode; onReport: () => void; waysOn?: ReactNode }

/** How often the address that is shown was loaded again. */
const useReloads = (): number => {
  const router = useRouter()
  const [reloads, setReloads] = useState(0)
  useEffect(
    () =>
      router.subscribe('onLoad', ({ hrefChanged }) => {
        if (!hrefChanged) setReloads((count) => count + 1)
      }),
    [router],
  )
  return reloads
}

/**
 * Keeps an error of a page inside the frame, whose menu leads away from it. It resets when the shown page changes, not the address: the address
 * changes first while another page loads, so the new page would inherit the error of the old one. The page's own entry in the menu tries it again.
 */
export const PageBoundary = (props: Props) => {
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href })
  return <ErrorBoundary shown={`${href} ${useReloads()}`} {...props} />
}
