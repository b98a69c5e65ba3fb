import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { signedIn } from './-signed-in'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location }) => signedIn(context, location.href),
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
