import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import {
  awaitsConfirmation,
  type CardSetupSnapshot,
  isAdded,
  isBusy,
  wasConfirmed,
} from '@/machines/card-setup/selectors'
import { AddCardDialog, type AddCardDialogProps } from '@/ui/billing/add-card-dialog'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

type AddCardContainerProps = {
  customerId: string
  isPastDue: boolean
  onClose: () => void
  onAdded: () => void
}

const stepOf = (snapshot: CardSetupSnapshot): AddCardDialogProps['step'] => {
  if (awaitsConfirmation(snapshot)) return 'asking'
  // After success nothing else can be clicked.
  if (!isBusy(snapshot) && !isAdded(snapshot)) return 'entering'
  return wasConfirmed(snapshot) ? 'confirming' : 'adding'
}

export const AddCardContainer = ({ customerId, isPastDue, onClose, onAdded }: AddCardContainerProps) => {
  const { workspace, newId } = useWorkspace()
  const [opening] = useState(newId)
  const flow = useFlow(workspace.flows, 'card-setup', workspace.personKey(`${customerId}.${opening}`), {
    customer_id: customerId,
  })
  const step = useFlowSelector(flow, (snapshot) => (snapshot ? stepOf(snapshot) : 'entering'))
  const failure = useFlowSelector(flow, (snapshot) => snapshot?.context.failure ?? null)
  const added = useFlowSelector(flow, (snapshot) => snapshot !== undefined && isAdded(snapshot))
  const provider = useQuery({
    queryKey: ['card-provider'],
    queryFn: workspace.billing.cardProvider,
    select: ({ mount }) => mount,
    staleTime: Number.POSITIVE_INFINITY,
  })

  // The flow finishes outside of React, after the last click.
  const tell = useEffectEvent(onAdded)
  useEffect(() => {
    if (added) tell()
  }, [added])

  return (
    <AddCardDialog
      drawForm={loadable(provider)}
      step={step}
      failure={failure}
      isPastDue={isPastDue}
      onSubmit={({ set_as_default }) => flow.send({ type: 'card.submit', id: newId(), set_as_default })}
      onConfirm={() => flow.send({ type: 'card.confirm' })}
      onRefuse={() => flow.send({ type: 'card.refuse' })}
      onEdit={() => flow.send({ type: 'card.clear_failure' })}
      onClose={onClose}
    />
  )
}
