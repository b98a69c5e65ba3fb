import { createFileRoute } from '@tanstack/react-router'
import { once } from '@/domain/async/once'
import { DraftKeeping } from '@/ui/kit/forms/use-draft'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { signedInOnly } from './-guard'
import { readAddresses } from './-later-address'
import { useFormDraft } from './-records/use-form-draft'
import { WorkspaceProvider } from './-workspace'

// Once: a change of an address's search asks again, and should show in the same frame.
const firstPage = once(() => import('./-signed-in'))

export const Route = createFileRoute('/dashboard')({
  async beforeLoad(entering) {
    const [shown] = await Promise.all([signedInOnly(entering), readAddresses(entering)])
    const { dayFirst } = await firstPage()
    dayFirst(shown, entering)
    return shown
  },
  component: Dashboard,
})

function Dashboard() {
  const { user, actor, workspace, clock, newId } = Route.useRouteContext()
  return (
    <WorkspaceProvider {...{ user, actor, workspace, clock, newId }}>
      <DraftKeeping value={useFormDraft}>
        <DashboardShell />
      </DraftKeeping>
    </WorkspaceProvider>
  )
}
