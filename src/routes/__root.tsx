import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { useColorMode } from '@/ui/kit/theme/color-mode'
import { CoreTheme } from '@/ui/kit/theme/core-theme'
import { RouterErrorScreen } from '@/ui/shell/pages/error-screen'
import { saveReport } from './-dashboard/save-report'
import { DemoNoticeContainer } from './-public/demo-notice'
import type { RouterContext } from './-session/context'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: RouterError,
  notFoundComponent: () => <Navigate to="/" replace />,
})

function Root() {
  useColorMode()
  return (
    <CoreTheme>
      <Outlet />
      <DemoNoticeContainer />
    </CoreTheme>
  )
}

/** Fallback for uncaught errors; the report holds this person's actions without secrets. */
function RouterError({ error }: { error: unknown }) {
  useColorMode()
  const { storage } = Route.useRouteContext()
  return (
    <CoreTheme>
      <RouterErrorScreen error={error} onReport={() => void saveReport(storage)} />
    </CoreTheme>
  )
}
