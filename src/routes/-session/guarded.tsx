import { useRouteContext } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { NoPermission } from '@/ui/shell/pages/no-permission'

/** The component of a route with a `guard`: its page, for those who may see it. */
export const guarded = (Shown: ComponentType) => {
  const Guarded = () => {
    const { access, permission } = useRouteContext({ strict: false })
    return access === 'shown' ? <Shown /> : <NoPermission permission={permission} />
  }
  return Guarded
}
