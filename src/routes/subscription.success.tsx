import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'
import { VerificationContainer } from './-billing/verification-container'
import { signedInOnly } from './-session/guard'
import { WorkspaceProvider } from './-session/workspace'

const sessionId = v.pipe(addressText, v.nonEmpty())

export const Route = createFileRoute('/subscription/success')({
  validateSearch: v.object({ session_id: v.fallback(v.optional(sessionId), undefined) }),
  beforeLoad: signedInOnly,
  component: SuccessPage,
})

function SuccessPage() {
  const { user, actor, workspace, clock, newId } = Route.useRouteContext()
  const { session_id = null } = Route.useSearch()
  return (
    <WorkspaceProvider {...{ user, actor, workspace, clock, newId }}>
      <VerificationContainer key={session_id} sessionId={session_id} />
    </WorkspaceProvider>
  )
}
