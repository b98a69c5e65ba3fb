import { useRouteContext } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { NoPermission } from '@/ui/shell/pages/no-permission'

export const guarded = (Shown: ComponentType) => {
  const Guarded = () => {
    const { access, permission } = useRouteContext({ strict: false })
    return access === 'shown' ? <Shown /> : <NoPermission permission={permission} />
  }
  return Guarded
}
