import { createFileRoute } from '@tanstack/react-router'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { signedInOnly } from './-guard'
import { readAddresses } from './-later-address'
import { WorkspaceProvider } from './-workspace'

export const Route = createFileRoute('/dashboard')({
  async beforeLoad(entering) {
    const [shown] = await Promise.all([signedInOnly(entering), readAddresses(entering)])
    return shown
  },
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
