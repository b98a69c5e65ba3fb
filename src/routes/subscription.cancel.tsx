import { createFileRoute } from '@tanstack/react-router'
import { CheckoutLeft } from '@/ui/public/checkout-left'
import { abandonCheckout } from './-public/abandon-checkout'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/subscription/cancel')({
  loader: async ({ context }) => {
    await context.session.known()
    if (context.session.user()) await abandonCheckout(await context.workspace())
  },
  component: () => (
    <PublicPage title="Subscription Cancelled" description="You left the payment page before paying.">
      <CheckoutLeft />
    </PublicPage>
  ),
})
