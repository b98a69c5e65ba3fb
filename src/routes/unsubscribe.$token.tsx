import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { UnsubscribePage } from '@/domain/messaging/unsubscribe-page'
import { type Failure, toFailure } from '@/domain/record/failure'
import { UnsubscribeScreen } from '@/ui/communications/email/unsubscribe-screen'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { PageMeta } from '@/ui/kit/layout/page-meta'

/** At the end of every marketing email; anyone with the link may use it. */
export const Route = createFileRoute('/unsubscribe/$token')({
  loader: ({ context }) => context.unsubscribing(),
  remountDeps: ({ params }) => params,
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  const service = Route.useLoaderData()
  const { token } = Route.useParams()
  const [page, setPage] = useState<Loadable<UnsubscribePage>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isStopping, setStopping] = useState(false)
  const show = (value: UnsubscribePage) => setPage({ state: 'ready', value })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true
    const retry = () => setAttempt((former) => former + 1)
    service.read(token).then(
      (value) => isCurrent && setPage({ state: 'ready', value }),
      (error: unknown) => isCurrent && setPage({ state: 'failed', failure: toFailure(error), retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [service, token, attempt])
  const stop = async () => {
    setStopping(true)
    setFailure(null)
    await service.stop(token).then(show, (error: unknown) => setFailure(toFailure(error)))
    setStopping(false)
  }
  return (
    <>
      <PageMeta title="Unsubscribe" />
      <UnsubscribeScreen page={page} onStop={() => void stop()} isStopping={isStopping} failure={failure} />
    </>
  )
}
