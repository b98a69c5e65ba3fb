import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { CoreTheme } from '@/ui/kit/theme/core-theme'
import type { RouterContext } from './-context'
import { DemoNoticeContainer } from './-demo-notice'
import { RouterError } from './-router-error'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <CoreTheme>
      <Outlet />
      <DemoNoticeContainer />
    </CoreTheme>
  ),
  errorComponent: ({ error }) => (
    <CoreTheme>
      <RouterError error={error} />
    </CoreTheme>
  ),
  notFoundComponent: () => <Navigate to="/" replace />,
})
