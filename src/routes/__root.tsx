import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { CoreTheme } from '@/ui/kit/theme/core-theme'
import { RouterErrorScreen } from '@/ui/shell/error-screen'
import type { RouterContext } from './-context'
import { DemoNoticeContainer } from './-demo-notice'
import { saveReport } from './-save-report'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <CoreTheme>
      <Outlet />
      <DemoNoticeContainer />
    </CoreTheme>
  ),
  errorComponent: RouterError,
  notFoundComponent: () => <Navigate to="/" replace />,
})

/** What is shown for an error that no one else caught; the report holds what this person did, without secrets. */
function RouterError({ error }: { error: unknown }) {
  const { storage } = Route.useRouteContext()
  return (
    <CoreTheme>
      <RouterErrorScreen error={error} onReport={() => void saveReport(storage)} />
    </CoreTheme>
  )
}
