import { createFileRoute } from '@tanstack/react-router'
import { CheckoutCanceled } from '@/ui/public/checkout-canceled'
import { abandonCheckout } from './-public/abandon-checkout'
import { PublicPage } from './-public/public-page'

export const Route = createFileRoute('/subscription/cancel')({
  loader: async ({ context }) => {
    await context.session.whenReady()
    if (context.session.user()) await abandonCheckout(await context.workspace())
  },
  component: () => (
    <PublicPage title="Subscription Cancelled" description="You left the payment page before paying.">
      <CheckoutCanceled />
    </PublicPage>
  ),
})
