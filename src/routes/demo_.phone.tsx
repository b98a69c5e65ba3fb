import { createFileRoute } from '@tanstack/react-router'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { phoneSearch } from './-phone/search'

/** The demo's other side. No one is signed in here. */
export const Route = createFileRoute('/demo_/phone')({
  validateSearch: phoneSearch,
  loader: async ({ context }) => ({ service: await context.handsets() }),
  component: DemoPhone,
})

const LazyPhone = lazyPart({
  name: 'The client’s phone',
  load: async () => (await import('./-phone/phone-container')).PhoneContainer,
})

function DemoPhone() {
  const { service } = Route.useLoaderData()
  const { clock, newId } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LazyPhone
      service={service}
      clock={clock}
      newId={newId}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
    />
  )
}
