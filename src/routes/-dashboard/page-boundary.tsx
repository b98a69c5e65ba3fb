import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/shell/error-boundary'

type Props = { children: ReactNode; onReport: () => void; waysOn?: ReactNode }

/**
 * Keeps an error of a page inside the frame, whose menu leads away from it. It resets when the shown page changes, not the address: the address
 * changes first while another page loads, so the new page would inherit the error of the old one.
 */
export const PageBoundary = (props: Props) => (
  <ErrorBoundary shown={useRouterState({ select: (state) => state.resolvedLocation?.href })} {...props} />
)
