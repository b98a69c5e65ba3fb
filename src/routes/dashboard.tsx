import { createFileRoute } from '@tanstack/react-router'
import { once } from '@/domain/async/once'
import { DraftContext } from '@/ui/kit/forms/use-draft'
import { readAddresses } from './-address/later-address'
import { DashboardShell } from './-dashboard/dashboard-shell'
import { useFormDraft } from './-records/use-form-draft'
import { signedInOnly } from './-session/guard'
import { WorkspaceProvider } from './-session/workspace'

// Cached, because every search change runs the guard again and should render in the same frame.
const firstPage = once(() => import('./-session/signed-in'))

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
      <DraftContext value={useFormDraft}>
        <DashboardShell />
      </DraftContext>
    </WorkspaceProvider>
  )
}
