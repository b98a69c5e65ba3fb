import type { Records } from '@/ui/kit/records/actions/definition'
import { useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { CommonAction, KindCommands, ProductAction } from './types'

type Options = {
  onEdit: (id: number) => void
  onStock?: (id: number) => void
  commands: Pick<KindCommands<never, never>, 'activate' | 'deactivate'>
}

/** Editing and stock have forms with their own URLs. */
export const useKindActions = <R extends { id: number }, C extends string>(
  definition: Pick<Records<R, C | CommonAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { onEdit, onStock, commands: { activate, deactivate } }: Options,
) => {
  const send: Partial<Record<CommonAction, typeof activate>> = { activate, deactivate }
  const leads: Partial<Record<ProductAction, (record: R) => void>> = {
    edit: ({ id }) => onEdit(id),
    ...(onStock ? { stock: ({ id }) => onStock(id) } : {}),
  }
  return useRecordActions<R, C | CommonAction>(definition, {
    send: send as Partial<Record<C | CommonAction, typeof activate>>,
    leads: leads as Partial<Record<C | CommonAction, (record: R) => void>>,
  })
}
