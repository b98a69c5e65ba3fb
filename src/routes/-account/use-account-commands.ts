import { useMemo } from 'react'
import type { BusinessDraft, BusinessSettings } from '@/domain/account/business-form'
import type { Preferences, PreferencesDraft } from '@/domain/account/preferences'
import type { Profile, ProfileForm } from '@/domain/account/profile'
import type { Edit } from '@/domain/record/merge-edits'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { attempt, plainCommands, requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['account'] as const

/**
 * Changes a password. Pending writes are stored to recognize retries; an id stands in for the password and stays the same until the change
 * is answered.
 */
const changingPassword = <O extends Outcome>(
  newId: () => string,
  change: (current: string, next: string, id: string) => Promise<O>,
) => {
  let unanswered: { current: string; next: string; id: string } | null = null
  return async (current: string, next: string): Promise<O> => {
    if (unanswered?.current !== current || unanswered.next !== next) unanswered = { current, next, id: newId() }
    const outcome = await change(current, next, unanswered.id)
    if (outcome.ok) unanswered = null
    return outcome
  }
}

export const useAccountCommands = () => {
  const { workspace, newId } = useWorkspace()
  return useMemo(() => {
    const { calls } = workspace.account
    const { undoFacts, request } = requesting(workspace, CHANGED)
    return {
      ...plainCommands(
        workspace,
        { kind: 'account', changed: CHANGED },
        {
          editProfile: async (edit: Edit<ProfileForm, Profile>, key: string) => (await calls()).editProfile(edit, key),
          editPreferences: async (edit: Edit<PreferencesDraft, Preferences>, key: string) =>
            (await calls()).editPreferences(edit, key),
          editBusiness: async (edit: Edit<BusinessDraft, BusinessSettings>, key: string) =>
            (await calls()).editBusiness(edit, key),
          endSession: async (id: number, key: string) => (await calls()).endSession(id, key),
          signOutOthers: async (key: string) => (await calls()).signOutOthers(key),
          remove: async (name: string, key: string) => (await calls()).deleteAccount(name, key),
        },
      ),
      // Pending writes are stored to recognize retries; a picture is too large for that.
      setLogo: (image: string | null) =>
        request({ write: ['logo', newId()] }, async (key) => (await calls()).setLogo(image, key)),
      changePassword: changingPassword(newId, (current, next, id) =>
        request({ write: ['password', id] }, async (key) => (await calls()).changePassword(current, next, key)),
      ),
      keep: () => request({ write: ['keep-account', newId()] }, async (key) => (await calls()).keepAccount(key)),
      exportedData: () => attempt(async () => ({ ok: true as const, data: await (await calls()).exportedData() })),
      undo: undoFacts,
    }
  }, [workspace, newId])
}
