import { useRouteContext } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Page } from '@/domain/pages'
import type { User } from '@/domain/user'
import { NoPermission } from '@/ui/shell/no-permission'
import type { RouterContext } from './-context'
import { accessTo } from './-guard'

type Known = { context: Pick<RouterContext, 'environment' | 'flags'> & { user: User } }

/** A route's `beforeLoad`: whether its page is for the person who asks (GUARD-06 to GUARD-13). */
export const guard =
  (page: Page) =>
  ({ context }: Known) => ({ access: accessTo(page, context.user, context) })

/** The component of a route with a `guard`: its page, for those who may see it. */
export const guarded = (Shown: ComponentType) => {
  const Guarded = () => {
    const { access } = useRouteContext({ strict: false })
    return access === 'shown' ? <Shown /> : <NoPermission />
  }
  return Guarded
}
