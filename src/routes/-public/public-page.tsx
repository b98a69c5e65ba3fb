import { useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { PublicFrame } from '@/ui/public/public-frame'
import { useUser } from './use-user'

type Props = { title: string; description?: string; children: ReactNode }

export const PublicPage = ({ title, description, children }: Props) => {
  const { session } = useRouteContext({ from: '__root__' })
  const signedIn = useUser(session) !== null
  const router = useRouter()
  const [arrived] = useState(() => router.stores.resolvedLocation.get() !== undefined)
  return (
    <PublicFrame signedIn={signedIn} arrived={arrived}>
      <PageMeta title={title} description={description} />
      {children}
    </PublicFrame>
  )
}
