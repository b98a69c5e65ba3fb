import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type Failure, toFailure } from '@/domain/record/failure'
import { UnsubscribeScreen } from '@/ui/communications/email/unsubscribe-screen'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { useRead } from './-loading/use-read'

/** At the end of every marketing email; anyone with the link may use it. */
export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ context }) => context.unsubscribing(),
  remountDeps: ({ params }) => params,
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  const service = Route.useLoaderData()
  const { token } = Route.useParams()
  const { loaded, show } = useRead(useCallback(() => service.read(token), [service, token]))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isStopping, setStopping] = useState(false)
  const stop = async () => {
    setStopping(true)
    setFailure(null)
    await service.stop(token).then(show, (error: unknown) => setFailure(toFailure(error)))
    setStopping(false)
  }
  return (
    <>
      <PageMeta title="Unsubscribe" />
      <UnsubscribeScreen page={loaded} onStop={() => void stop()} isStopping={isStopping} failure={failure} />
    </>
  )
}
