import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { type Cents, formatPrice } from '@/domain/money'
import {
  BILLING_PERIODS,
  type BillingPeriod,
  PLAN_IDS,
  PLANS,
  type PlanId,
  planOf,
  TRIAL_DAYS,
} from '@/domain/subscription/plan'
import { PageWait } from '@/ui/kit/page-wait'
import { PricingScreen } from '@/ui/pricing/pricing-screen'
import { PublicPage } from './-public/public-page'
import { word } from './-search'
import { useStored } from './-stored'

export const Route = createFileRoute('/pricing')({
  validateSearch: v.object({
    period: v.optional(v.fallback(v.picklist(['monthly', 'yearly']), 'monthly'), 'monthly'),
    plan: word,
  }),
  search: { middlewares: [stripSearchParams({ period: 'monthly' })] },
  loader: async ({ context }) => {
    await context.session.decided()
    const user = context.session.user()
    if (user === null) return null
    // Strangers do without it.
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

/** What a stranger chose before registering and setting up; it is still chosen when they come back to start the trial. */
const CHOICE = 'plan_choice'
const choiceSchema = v.object({ period: v.picklist(BILLING_PERIODS), plan: v.nullable(v.picklist(PLAN_IDS)) })

function Pricing() {
  const { newId } = Route.useRouteContext()
  const known = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const said = { period: search.period, plan: planOf(search.plan ?? '')?.id ?? null }
  const [kept, keep] = useStored(sessionStorage, CHOICE, choiceSchema, said)
  const isPlainAddress = said.plan === null && said.period === 'monthly'
  const { period, plan } = isPlainAddress ? kept : said

  const patch = (change: { period?: BillingPeriod; plan?: PlanId }) => {
    const next = { period, plan, ...change }
    keep(next)
    void navigate({ search: { period: next.period, plan: next.plan ?? undefined }, replace: true, resetScroll: false })
  }
  const chosen = { period, onPeriod: (next: BillingPeriod) => patch({ period: next }), selected: plan }
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
