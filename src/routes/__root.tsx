import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { CoreTheme } from '@/ui/kit/theme/core-theme'
import type { RouterContext } from './-context'
import { RouterError } from './-router-error'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <CoreTheme>
      <Outlet />
    </CoreTheme>
  ),
  errorComponent: ({ error }) => (
    <CoreTheme>
      <RouterError error={error} />
    </CoreTheme>
  ),
  notFoundComponent: () => <Navigate to="/" replace />,
})
