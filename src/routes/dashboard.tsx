import { createFileRoute } from '@tanstack/react-router'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { signedIn } from './-signed-in'
import { WorkspaceProvider } from './-workspace'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => signedIn(context, location.href),
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
