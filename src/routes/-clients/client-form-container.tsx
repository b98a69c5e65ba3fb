import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ListedClient } from '@/domain/client/filter'
import type { ClientForm } from '@/domain/client/form'
import { clientQuery } from '@/services/clients/queries'
import { LazyClientDialog } from '@/ui/clients/lazy-parts'
import type { ClientDialogProps } from '@/ui/clients/types'
import { useStored } from '../-stored'
import { useWorkspace } from '../-workspace'

type Props = Pick<ClientDialogProps, 'commands' | 'onClose' | 'typed'> & {
  /** The client that is edited; null for a new one. */
  clientId: number | null
  /** The clients that are loaded already. */
  known: readonly ListedClient[] | undefined
}

const storedForm = v.nullable(
  v.custom<ClientForm>(
    (value) => typeof value === 'object' && value !== null && 'properties' in value && Array.isArray(value.properties),
  ),
)

/** Keeps what is typed into the form of a client over a reload, and finds the client that is edited. */
export const ClientFormContainer = ({ clientId, known, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const [draft, setDraft] = useStored(
    sessionStorage,
    `client_draft.${actor.user_id}.${clientId ?? 'new'}`,
    storedForm,
    null,
  )
  const listed = known?.find(({ id }) => id === clientId)
  const { data = null } = useQuery({
    ...clientQuery(workspace.http, actor.business_id, clientId ?? 0),
    enabled: clientId !== null && known !== undefined && listed === undefined,
  })
  const client = listed ?? data
  // A client that isn't there has no form; the list or the page says why.
  if (clientId !== null && client === null) return null
  return (
    <LazyClientDialog
      {...rest}
      actor={actor}
      client={clientId === null ? null : client}
      draft={draft}
      onDraft={setDraft}
    />
  )
}
