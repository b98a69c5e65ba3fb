import type { SubscriptionInvoice } from '@/domain/subscription/billing'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { Task } from './types'

type Props = { invoice: SubscriptionInvoice; download: Task<SubscriptionInvoice> }

export const DownloadButton = ({ invoice, download }: Props) => {
  const isElsewhere = download.busy !== null && download.busy.id !== invoice.id
  return (
    <ActionButton
      size="sm"
      variant="outline"
      disabledReason={isElsewhere ? 'Another download is under way.' : null}
      loading={download.busy?.id === invoice.id}
      onClick={() => download.run(invoice)}
    >
      Download <VisuallyHidden>{invoice.number}</VisuallyHidden>
    </ActionButton>
  )
}
