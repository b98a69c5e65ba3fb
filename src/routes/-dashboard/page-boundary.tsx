import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { tryPartsAgain } from '@/ui/kit/behavior/lazy-part'
import { ErrorBoundary } from '@/ui/shell/pages/error-boundary'

type Props = { children: ReactNode; onReport: () => void; waysOn?: ReactNode }

/**
 * How often someone asked for the address they are at, which is another try: of the page, and of its parts whose code did not come, such as a dialog
 * that the address opens and whose button changes nothing else. So is anything else that loads the page again, such as another login.
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
 * Keeps an error of a page inside the frame, whose menu leads away from it. It resets when the shown page changes, not the address: the address
 * changes first while another page loads, so the new page would inherit the error of the old one. The page's own entry in the menu tries it again.
 */
export const PageBoundary = (props: Props) => {
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href })
  return <ErrorBoundary shown={`${href} ${useTries()}`} {...props} />
}
