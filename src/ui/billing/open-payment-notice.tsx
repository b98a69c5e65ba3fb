import { OPEN_PAYMENT_FAILED } from '@/domain/subscription/texts'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Problem } from './problem'
import type { OpenPayment } from './types'

type Props = OpenPayment & {
  /** Null when this person may pay. */
  refusal: string | null
  onAddCard: () => void
}

/** DASH-11 */
export const OpenPaymentNotice = ({ text, hasCard, pay, refusal, onAddCard }: Props) => (
  <>
    <Banner
      kind="error"
      detail={text}
      actions={
        <>
          {hasCard && (
            <ActionButton
              size="sm"
              disabledReason={refusal}
              loading={pay.busy !== null}
              loadingLabel="Paying..."
              onClick={() => pay.run('open')}
            >
              Pay now
            </ActionButton>
          )}
          <ActionButton size="sm" variant="outline" disabledReason={refusal} onClick={onAddCard}>
            {hasCard ? 'Update card' : 'Add card'}
          </ActionButton>
        </>
      }
    >
      Your payment is past due. Please update your payment method.
    </Banner>
    <Problem task={pay} text={OPEN_PAYMENT_FAILED} />
  </>
)
