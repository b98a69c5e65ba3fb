import { useMemo } from 'react'
import type { Application, ApplicationDraft, ChemicalProduct } from '@/domain/chemical/application'
import type { ChemicalProductDraft } from '@/domain/chemical/product-form'
import type { Edit } from '@/domain/record/merge-edits'
import type { ApplicationCommands } from '@/ui/chemicals/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['chemicals'] as const

type ApplicationRef = Pick<Application, 'id'>

export const useApplicationCommands = (): ApplicationCommands => {
  const { workspace } = useWorkspace()
  return useMemo(() => {
    const { chemicals } = workspace
    return {
      ...plainCommands(
        workspace,
        { kind: 'chemical', changed: CHANGED },
        {
          record: (draft: ApplicationDraft, key: string) => chemicals.record(draft, key),
          correct: ({ id }: ApplicationRef, edit: Edit<ApplicationDraft, Application>, key: string) =>
            chemicals.correct(id, edit, key),
          remove: ({ id }: ApplicationRef, key: string) => chemicals.remove(id, key),
        },
      ),
      products: plainCommands(
        workspace,
        { kind: 'chemical_product', changed: CHANGED },
        {
          add: (draft: ChemicalProductDraft, key: string) => chemicals.products.add(draft, key),
          edit: ({ id }: ApplicationRef, edit: Edit<ChemicalProductDraft, ChemicalProduct>, key: string) =>
            chemicals.products.edit(id, edit, key),
          remove: ({ id }: ApplicationRef, key: string) => chemicals.products.remove(id, key),
        },
      ),
      undo: requesting(workspace, CHANGED).undoFacts,
    }
  }, [workspace])
}
