import { useMemo } from 'react'
import type { PropertyDraft } from '@/domain/client/form'
import type { Property } from '@/domain/client/property'
import type { Edit } from '@/domain/record/merge-edits'
import type { PropertyCommands } from '@/ui/properties/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

/** Open jobs follow their property's address. */
const CHANGED = ['clients', 'jobs'] as const

type PropertyRef = Pick<Property, 'id'>

export const usePropertyCommands = (): PropertyCommands => {
  const { workspace, actor } = useWorkspace()
  return useMemo(() => {
    const { clients } = workspace
    const business = actor.business_id
    return {
      ...plainCommands(
        workspace,
        { kind: 'property', changed: CHANGED },
        {
          create: (clientId: number, draft: PropertyDraft, key: string) =>
            clients.addProperty(business, clientId, draft, key),
          edit: ({ id }: PropertyRef, edit: Edit<PropertyDraft, Property>, key: string) =>
            clients.editProperty(business, id, edit, key),
          remove: ({ id }: PropertyRef, key: string) => clients.removeProperty(business, id, key),
        },
      ),
      undo: requesting(workspace, CHANGED).undoFacts,
    }
  }, [workspace, actor])
}
