import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { NoPermission } from '@/ui/shell/pages/no-permission'
import { NotBuilt } from '@/ui/shell/pages/not-built'

export const Route = createFileRoute('/dashboard/$page')({
  beforeLoad: async ({ context, params }) => {
    const { accessTo, pageAt } = await import('../-session/signed-in')
    const page = pageAt(params.page)
    if (!page) throw notFound()
    const access = accessTo(page, context.user, context)
    if (access === 'off') throw redirect({ to: '/dashboard', replace: true })
    return { page, access }
  },
  component: UnbuiltPage,
})

function UnbuiltPage() {
  const { page, access } = Route.useRouteContext()
  return access === 'forbidden' ? <NoPermission permission={page.permission} /> : <NotBuilt title={page.title} />
}
