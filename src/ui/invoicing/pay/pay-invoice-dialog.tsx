import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import type { ConnectedAccount } from '@/domain/payment/connected-account'
import { accountRefusal } from '@/domain/payment/connected-account'
import { addressOf } from '@/ui/kit/actions/address'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { DiscardQuestion, useLeave } from '@/ui/kit/forms/discard-question'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { PayPanel, type PayPanelProps } from '@/ui/shared/payment/pay-panel'

export type PayInvoiceProps = Omit<PayPanelProps, 'invoiceNumber' | 'due' | 'currency' | 'afterwards'> & {
  invoice: ListedInvoice
  /** Receives card payments; null before it exists. */
  account: Loadable<Pick<ConnectedAccount, 'status'> | null>
  receipt: string | null
  onClose: () => void
}

/** Pay Invoice (PAY-01): the office charges a client's card in full or in part. */
export const PayInvoiceDialog = ({ invoice, account, receipt, onClose, ...panel }: PayInvoiceProps) => {
  // Keeps the amount due from when the dialog opened; after paying, nothing is due.
  const [from] = useState(invoice)
  const body = useRef<HTMLDivElement>(null)
  const [isTyped, setTyped] = useState(false)
  const isLoaded = account.state !== 'loading'
  // Focuses the amount once it appears, unless the focus has moved in the meantime.
  useEffect(() => {
    const panel = body.current
    if (isLoaded && panel && document.activeElement === panel) firstIn(panel).focus()
  }, [isLoaded])
  const busy = panel.step === 'paying' || panel.step === 'confirming'
  // A payment that was or may have been made can't be discarded.
  const { leave, asking } = useLeave(isTyped && panel.step === 'entering', onClose)
  const afterwards = (
    <>
      {receipt && <TextLink to={addressOf(receipt)}>Receipt</TextLink>}
      <Button variant="outline" onClick={onClose}>
        Done
      </Button>
    </>
  )
  return (
    <Dialog
      open
      busy={busy}
      onClose={leave}
      title="Pay Invoice"
      description={`${from.invoice_number}, ${from.client_name}`}
      size="sm"
      initialFocus={() => body.current && firstIn(body.current)}
    >
      <chakra.div ref={body} tabIndex={-1} outline="none" onInput={() => setTyped(true)}>
        <Loaded
          of={account}
          loading={<SkeletonLines count={6} label="Loading the card form…" />}
          failed={({ failure, retry }) => (
            <Banner kind="error" detail={failure.message} onRetry={retry}>
              Failed to initialize payment
            </Banner>
          )}
        >
          {(loadedAccount) => {
            const refusal = accountRefusal(loadedAccount ?? undefined)
            return refusal === null ? (
              <PayPanel
                {...panel}
                invoiceNumber={from.invoice_number}
                due={from.amount_due}
                currency={from.currency}
                afterwards={afterwards}
              />
            ) : (
              <Banner
                kind="info"
                actions={<TextLink to={addressOf('/dashboard/settings?tab=payments')}>Set up payments</TextLink>}
              >
                {refusal}
              </Banner>
            )
          }}
        </Loaded>
      </chakra.div>
      <DiscardQuestion title="Discard this payment?" object={from.invoice_number} {...asking} />
    </Dialog>
  )
}

const firstIn = (panel: HTMLElement): HTMLElement => panel.querySelector<HTMLElement>('input, a, button') ?? panel
