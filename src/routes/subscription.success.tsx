import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { VerificationContainer } from './-billing/verification-container'
import { signedIn } from './-signed-in'

const sessionId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())

export const Route = createFileRoute('/subscription/success')({
  validateSearch: v.object({ session_id: v.fallback(v.optional(sessionId), undefined) }),
  beforeLoad: ({ context, location }) => signedIn(context, location.href),
  component: SuccessPage,
})

function SuccessPage() {
  const { workspace } = Route.useRouteContext()
  const { session_id = null } = Route.useSearch()
  return (
    <QueryClientProvider client={workspace.queryClient}>
      <VerificationContainer key={session_id} workspace={workspace} sessionId={session_id} />
    </QueryClientProvider>
  )
}
