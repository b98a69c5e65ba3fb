import { useState } from 'react'
import { mayCreateClients } from '@/domain/client/permissions'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { useWorkspace } from '../-session/workspace'
import type { ClientAdditionProps } from './client-addition'

const LazyClientAddition = lazyPart({
  name: 'The form',
  load: () => import('./client-addition').then(({ ClientAddition }) => ClientAddition),
  isOverlay: true,
})

type AdditionRequest = Pick<ClientAdditionProps, 'typed' | 'onAdded'>

/** Adds a client from within another form and selects them there. `onAddClient` is null when not allowed. */
export const useClientAddition = () => {
  const { actor } = useWorkspace()
  const [request, setRequest] = useState<AdditionRequest | null>(null)
  return {
    onAddClient: mayCreateClients(actor)
      ? (typed: string, onAdded: AdditionRequest['onAdded']) => setRequest({ typed, onAdded })
      : null,
    addition: request && <LazyClientAddition {...request} onClose={() => setRequest(null)} />,
  }
}
