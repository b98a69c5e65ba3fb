import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { DEFAULT_BUSINESS_ID } from '@/domain/business'
import { actorFrom } from '@/domain/permissions/actor'
import { leftBecause, userOf } from '@/machines/auth-session/selectors'
import { DashboardShell } from './-dashboard/dashboard-shell'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => {
    const snapshot = await context.session.decided()
    const user = userOf(snapshot)
    if (user === null) {
      const left = leftBecause(snapshot) === 'signed_out'
      throw redirect({ to: '/login', search: left ? {} : { redirect: location.href }, replace: true })
    }
    if (user.business_id === null)
      context.warn(`${user.email} names no business; business ${DEFAULT_BUSINESS_ID} is used.`)
    return { user, actor: actorFrom(user), workspace: await context.workspace() }
  },
  component: Dashboard,
})

function Dashboard() {
  const { workspace } = Route.useRouteContext()
  return (
    <QueryClientProvider client={workspace.queryClient}>
      <DashboardShell />
    </QueryClientProvider>
  )
}
