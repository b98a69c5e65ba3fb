import { useMemo } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { CrewDraft } from '@/domain/crew/form'
import type { Edit } from '@/domain/record/merge-edits'
import type { CrewCommands } from '@/ui/crew/types'
import { plainCommands, requesting } from '../-records/plain-commands'
import { stepAfter } from '../-scheduling/later-steps'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['crew'] as const
/** A login makes its user a crew member. */
const CHANGED_LOGIN = ['crew', 'access'] as const

type CrewMemberRef = Pick<CrewMember, 'id'>

/** Each command is one call. Stable while person and workspace stay the same. */
export const useCrewCommands = (): CrewCommands => {
  const { workspace, actor, clock } = useWorkspace()
  return useMemo(() => {
    const { crew } = workspace
    const business = actor.business_id
    const written = {
      create: (draft: CrewDraft, key: string) => crew.create(business, draft, key),
      edit: ({ id }: CrewMemberRef, edit: Edit<CrewDraft, CrewMember>, key: string) =>
        crew.edit(business, id, edit, key),
    }
    const linking = plainCommands(workspace, { kind: 'crew', changed: CHANGED_LOGIN }, written)
    const commands = plainCommands(
      workspace,
      { kind: 'crew', changed: CHANGED },
      {
        ...written,
        deactivate: ({ id }: CrewMemberRef, key: string) => crew.deactivate(business, id, key),
        createCrew: (name: string, key: string) => crew.createCrew(name, key),
        renameCrew: ({ id }: CrewMemberRef, name: string, key: string) => crew.renameCrew(id, name, key),
        deleteCrew: ({ id }: CrewMemberRef, key: string) => crew.deleteCrew(id, key),
        activate: ({ id }: CrewMemberRef, key: string) =>
          crew.edit(business, id, { changed: { status: 'available' }, was: { status: 'inactive' } }, key),
      },
    )
    return {
      ...commands,
      create: (draft) => (draft.user_id === null ? commands : linking).create(draft),
      async edit(member, edit) {
        const outcome = await ('user_id' in edit.changed ? linking : commands).edit(member, edit)
        if (!outcome.ok) return outcome
        const context = { workspace, actor, clock }
        return { ...outcome, next: await stepAfter((steps) => steps.afterAbsence(member.id, edit, context)) }
      },
      undo: requesting(workspace, CHANGED_LOGIN).undoFacts,
    }
  }, [workspace, actor, clock])
}
