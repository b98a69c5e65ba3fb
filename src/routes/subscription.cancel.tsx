import { createFileRoute } from '@tanstack/react-router'
import { userOf } from '@/machines/auth-session/selectors'
import { CheckoutLeft } from '@/ui/public/checkout-left'
import { abandonCheckout } from './-public/abandon-checkout'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/subscription/cancel')({
  loader: async ({ context }) => {
    if (userOf(await context.session.decided())) await abandonCheckout(await context.workspace())
  },
  component: () => (
    <PublicPage title="Subscription Cancelled" description="The payment page was left before anything was paid.">
      <CheckoutLeft />
    </PublicPage>
  ),
})
