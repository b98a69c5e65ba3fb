import { useMemo } from 'react'
import type { BusinessDraft, BusinessSettings } from '@/domain/account/business-form'
import type { Preferences, PreferencesDraft } from '@/domain/account/preferences'
import type { Profile, ProfileForm } from '@/domain/account/profile'
import type { Edit } from '@/domain/edit'
import { attempt, plainCommands, requesting } from '../-records/plain-commands'
import { type SignedIn, useWorkspace } from '../-workspace'

const CHANGED = ['account'] as const

/** The commands of the account and the settings, each of one call. */
export const accountCommands = ({ workspace, newId }: Pick<SignedIn, 'workspace' | 'newId'>) => {
  const { account } = workspace
  const { undoFacts, request } = requesting(workspace, CHANGED)
  return {
    ...plainCommands(
      workspace,
      { kind: 'account', changed: CHANGED },
      {
        editProfile: (edit: Edit<ProfileForm, Profile>, key: string) => account.editProfile(edit, key),
        editPreferences: (edit: Edit<PreferencesDraft, Preferences>, key: string) => account.editPreferences(edit, key),
        editBusiness: (edit: Edit<BusinessDraft, BusinessSettings>, key: string) => account.editBusiness(edit, key),
        signOutOthers: (key: string) => account.signOutOthers(key),
        remove: (name: string, key: string) => account.deleteAccount(name, key),
        keep: (key: string) => account.keepAccount(key),
      },
    ),
    // What is sent is kept until it is answered, so that a retry is known: a picture is too much for that, and a password is nothing to keep.
    setLogo: (image: string | null) => request({ write: ['logo', newId()] }, (key) => account.setLogo(image, key)),
    changePassword: (current: string, next: string) =>
      request({ write: ['password', newId()] }, (key) => account.changePassword(current, next, key)),
    exportedData: () => attempt(async () => ({ ok: true as const, data: await account.exportedData() })),
    undo: undoFacts,
  }
}

/** The same for a screen. */
export const useAccountCommands = () => {
  const { workspace, newId } = useWorkspace()
  return useMemo(() => accountCommands({ workspace, newId }), [workspace, newId])
}
