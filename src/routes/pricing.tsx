import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { type Cents, formatPrice } from '@/domain/money/money'
import { type BillingPeriod, PLANS, type PlanId, TRIAL_DAYS } from '@/domain/subscription/plan'
import { PageWait } from '@/ui/kit/feedback/page-wait'
import { PricingScreen } from '@/ui/pricing/pricing-screen'
import { word } from './-address/search'
import { choiceIn, keepChoice, loadPlanChoice } from './-pricing/plan-choice'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/pricing')({
  validateSearch: v.object({
    period: v.optional(v.fallback(v.picklist(['monthly', 'yearly']), 'monthly'), 'monthly'),
    plan: word,
  }),
  search: { middlewares: [stripSearchParams({ period: 'monthly' })] },
  loader: async ({ context }) => {
    await context.session.whenReady()
    const user = context.session.user()
    if (user === null) return null
    const [workspace, { SignedInPricing }] = await Promise.all([
      context.workspace(),
      import('./-pricing/signed-in-pricing'),
    ])
    return { user, workspace, Plans: SignedInPricing }
  },
  component: Pricing,
  pendingComponent: PageWait,
})

const LOWEST = Math.min(...PLANS.map(({ monthlyPrice }) => monthlyPrice)) as Cents
const DESCRIPTION = `Plans for home-service and landscaping businesses, from ${formatPrice(LOWEST)} a month. ${TRIAL_DAYS} days free, no credit card required.`

function Pricing() {
  const { newId, clock } = Route.useRouteContext()
  const loaderData = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [storedChoice] = useState(loadPlanChoice)
  const searchChoice = choiceIn(search)
  const isPlainAddress = searchChoice === null && search.period === 'monthly'
  const plan = (isPlainAddress ? storedChoice : searchChoice)?.plan ?? null
  const period = (isPlainAddress && storedChoice?.period) || search.period

  const patch = (change: { period?: BillingPeriod; plan?: PlanId }) => {
    const next = { period, plan, ...change }
    if (next.plan !== null) keepChoice({ plan: next.plan, period: next.period })
    void navigate({ search: { period: next.period, plan: next.plan ?? undefined }, replace: true, resetScroll: false })
  }
  const chosen = { period, onPeriod: (next: BillingPeriod) => patch({ period: next }), selected: plan }
  const select = (id: PlanId) => patch({ plan: id })
  const register = (id: PlanId) => {
    keepChoice({ plan: id, period })
    void navigate({ to: '/register', search: { plan: id, period } })
  }
  return (
    <PublicPage title="Pricing" description={DESCRIPTION}>
      {loaderData === null ? (
        <PricingScreen {...chosen} buyer={{ kind: 'stranger' }} onChoose={register} />
      ) : (
        <loaderData.Plans
          {...chosen}
          user={loaderData.user}
          workspace={loaderData.workspace}
          newId={newId}
          clock={clock}
          onSelect={select}
        />
      )}
    </PublicPage>
  )
}
