import { createFileRoute } from '@tanstack/react-router'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { WorkspaceProvider } from './-workspace'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => (await import('./-signed-in')).signedIn(context, location.href),
  component: Dashboard,
})

function Dashboard() {
  const { user, actor, workspace, clock, newId } = Route.useRouteContext()
  return (
    <WorkspaceProvider {...{ user, actor, workspace, clock, newId }}>
      <DashboardShell />
    </WorkspaceProvider>
  )
}
