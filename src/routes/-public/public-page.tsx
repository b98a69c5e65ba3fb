import { useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFlowSelector } from '@/events/flow/react'
import { PageMeta } from '@/ui/kit/page-meta'
import { PublicFrame } from '@/ui/public/public-frame'

type Props = { title: string; description?: string; children: ReactNode }

/** A public page in its frame, which knows whether someone is signed in. */
export const PublicPage = ({ title, description, children }: Props) => {
  const { session } = useRouteContext({ from: '__root__' })
  const signedIn = useFlowSelector(session.flow, () => session.user() !== null)
  const router = useRouter()
  const [arrived] = useState(() => router.stores.resolvedLocation.get() !== undefined)
  return (
    <PublicFrame signedIn={signedIn} arrived={arrived}>
      <PageMeta title={title} description={description} />
      {children}
    </PublicFrame>
  )
}
