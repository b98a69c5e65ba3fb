import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { type BillingPeriod, type PlanId, planOf } from '@/domain/subscription/plan'
import { userOf } from '@/machines/auth-session/selectors'
import { PricingScreen } from '@/ui/pricing/pricing-screen'
import { PublicPage } from './-public/public-page'
import { word } from './-search'

export const Route = createFileRoute('/pricing')({
  validateSearch: v.object({
    period: v.optional(v.fallback(v.picklist(['monthly', 'yearly']), 'monthly'), 'monthly'),
    plan: word,
  }),
  search: { middlewares: [stripSearchParams({ period: 'monthly' })] },
  loader: async ({ context }) => {
    const user = userOf(await context.session.decided())
    if (user === null) return null
    // Strangers do without it.
    const [workspace, { SignedInPricing }] = await Promise.all([
      context.workspace(),
      import('./-pricing/signed-in-pricing'),
    ])
    return { user, workspace, Plans: SignedInPricing }
  },
  component: Pricing,
})

const DESCRIPTION =
  'Plans for home-service and landscaping businesses, from $49 a month. 14 days free, no credit card required.'

function Pricing() {
  const { newId } = Route.useRouteContext()
  const known = Route.useLoaderData()
  const { period, plan } = Route.useSearch()
  const navigate = Route.useNavigate()
  const patch = (change: { period?: BillingPeriod; plan?: PlanId }) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })

  const chosen = {
    period,
    onPeriod: (next: BillingPeriod) => patch({ period: next }),
    selected: planOf(plan ?? '')?.id ?? null,
  }
  const select = (id: PlanId) => patch({ plan: id })
  return (
    <PublicPage title="Pricing" description={DESCRIPTION}>
      {known === null ? (
        <PricingScreen {...chosen} buyer={{ kind: 'stranger' }} onChoose={select} />
      ) : (
        <known.Plans {...chosen} user={known.user} workspace={known.workspace} newId={newId} onSelect={select} />
      )}
    </PublicPage>
  )
}
