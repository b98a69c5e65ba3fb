import { useMemo } from 'react'
import type { MovementDraft } from '@/domain/catalog/movement-form'
import type { Edit } from '@/domain/record/merge-edits'
import type { CatalogCommands } from '@/ui/catalog/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['catalog'] as const

type RecordRef = { id: number }

type Writes<R, Draft> = {
  create(businessId: number, draft: Draft, key: string): Promise<RecordRef>
  edit(businessId: number, id: number, edit: Edit<Draft, R>, key: string): Promise<RecordRef>
  remove(businessId: number, id: number, key: string): Promise<void>
}

/** Each command is one call. Stable while person and workspace stay the same. */
export const useCatalogCommands = (): CatalogCommands => {
  const { workspace, actor } = useWorkspace()
  return useMemo(() => {
    const { catalog } = workspace
    const business = actor.business_id
    const commandsOf = <R extends { active: boolean }, Draft extends { active: boolean }>(
      kind: string,
      writes: Writes<R, Draft>,
    ) => {
      const turning = (active: boolean) => ({ changed: { active }, was: { active: !active } }) as Edit<Draft, R>
      return plainCommands(
        workspace,
        { kind, changed: CHANGED },
        {
          create: (draft: Draft, key: string) => writes.create(business, draft, key),
          edit: ({ id }: RecordRef, edit: Edit<Draft, R>, key: string) => writes.edit(business, id, edit, key),
          activate: ({ id }: RecordRef, key: string) => writes.edit(business, id, turning(true), key),
          deactivate: ({ id }: RecordRef, key: string) => writes.edit(business, id, turning(false), key),
          remove: ({ id }: RecordRef, key: string) => writes.remove(business, id, key),
        },
      )
    }
    return {
      categories: commandsOf('service_category', catalog.categories),
      services: commandsOf('service', catalog.services),
      products: commandsOf('product', catalog.products),
      packages: commandsOf('package', catalog.packages),
      ...plainCommands(
        workspace,
        { kind: 'product', changed: CHANGED },
        {
          moveStock: ({ id }: RecordRef, movement: MovementDraft, key: string) => catalog.moveStock(id, movement, key),
        },
      ),
      undo: requesting(workspace, CHANGED).undoFacts,
    }
  }, [workspace, actor])
}
