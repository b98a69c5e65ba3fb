import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EMPTY_PAYOUT, type PayoutForm, payoutFormSchema } from '@/domain/payout/form'
import type { ListedPayout } from '@/domain/payout/payout'
import { clientsQuery } from '@/services/clients/queries'
import { payoutOptionsQuery } from '@/services/payouts/queries'
import { LazyPayoutForm } from '@/ui/payouts/lazy-parts'
import type { PayoutFormProps } from '@/ui/payouts/types'
import { loadable } from '../-loading/loadable'
import { useRecordDraft } from '../-records/use-form-draft'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<PayoutFormProps, 'actor' | 'commands' | 'onMade' | 'onClose'>

/** Only one currency is needed: all have the same fields. */
const SHAPE = payoutFormSchema('USD')

export const PayoutFormContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const { http, graphql } = workspace
  const clients = useQuery(clientsQuery(http, actor.business_id))
  const [draft, onDraft] = useRecordDraft<PayoutForm, ListedPayout>({
    form: 'payout',
    part: 'new',
    id: null,
    shape: SHAPE,
    formOf: null,
  })
  const [client, setClient] = useState(draft?.typed.client_id ?? null)
  const options = useQuery({ ...payoutOptionsQuery(graphql, client ?? 0), enabled: client !== null })
  return (
    <LazyPayoutForm
      {...props}
      {...{ draft, onDraft }}
      empty={EMPTY_PAYOUT}
      clients={loadable(clients)}
      options={client === null ? null : loadable(options)}
      onClient={setClient}
    />
  )
}
