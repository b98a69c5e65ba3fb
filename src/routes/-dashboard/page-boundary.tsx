import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/shell/error-boundary'

type Props = { children: ReactNode; onReport: () => void; waysOn?: ReactNode }

/**
 * Keeps an error of a page inside the frame, whose menu leads away from it. The address is ahead of the page while another one loads, so it
 * is the page that has arrived whose change counts: with the address, the new page would meet the error of the old one.
 */
export const PageBoundary = (props: Props) => (
  <ErrorBoundary shown={useRouterState({ select: (state) => state.resolvedLocation?.href })} {...props} />
)
