import { createFileRoute } from '@tanstack/react-router'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { signedInOnly } from './-guard'
import { WorkspaceProvider } from './-workspace'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: signedInOnly,
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
