import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import { Banner } from '@/ui/kit/banner'
import type { SubscriptionCommands } from './types'

type Props = { outcome: SubscriptionOutcome } & Pick<SubscriptionCommands, 'retry' | 'dismiss'>

/** How the last wish fared, in the stated words; what the back end said stands beneath (SUB-11 to SUB-14). */
export const OutcomeBanner = ({ outcome: { kind, text, detail }, retry, dismiss }: Props) => (
  <Banner
    kind={kind === 'done' ? 'success' : 'error'}
    detail={detail}
    onRetry={kind === 'failed' ? retry : undefined}
    onDismiss={dismiss}
  >
    {text}
  </Banner>
)
