import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'

export const ExitLink = ({ children, ...link }: Pick<AppLinkProps, 'to' | 'search'> & { children: ReactNode }) => (
  <Button asChild variant="outline">
    <AppLink {...link}>{children}</AppLink>
  </Button>
)
