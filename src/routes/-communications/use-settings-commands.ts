import { useMemo } from 'react'
import type { CannedAnswer, CannedAnswerDraft } from '@/domain/messaging/settings/canned-answer'
import type { Extension, ExtensionDraft } from '@/domain/messaging/settings/extension'
import type { MessageTemplate, MessageTemplateDraft } from '@/domain/messaging/settings/message-template'
import type { MessagingSettings, MessagingSettingsDraft } from '@/domain/messaging/settings/messaging-settings'
import type { PhoneNumber, PhoneNumberDraft } from '@/domain/messaging/settings/phone-number'
import type { Signature, SignatureDraft } from '@/domain/messaging/settings/signature'
import type { Edit } from '@/domain/record/merge-edits'
import type { SettingsCommands } from '@/ui/communications/settings/types'
import { plainCommands } from '../-records/plain-commands'
import type { Workspace } from '../-session/context'
import { useWorkspace } from '../-session/workspace'

const CHANGED = ['messaging_settings'] as const

type Ref = { id: number }
type Writes<Draft, R> = {
  add(draft: Draft, key: string): Promise<Ref>
  edit(id: number, edit: Edit<Draft, R>, key: string): Promise<Ref>
  remove(id: number, key: string): Promise<void>
}

const recordCommands = <Draft, R>(workspace: Workspace, kind: string, writes: Writes<Draft, R>) =>
  plainCommands(
    workspace,
    { kind, changed: CHANGED },
    {
      add: (draft: Draft, key: string) => writes.add(draft, key),
      edit: ({ id }: Ref, edit: Edit<Draft, R>, key: string) => writes.edit(id, edit, key),
      remove: ({ id }: Ref, key: string) => writes.remove(id, key),
    },
  )

export const useSettingsCommands = (): SettingsCommands => {
  const { workspace, actor } = useWorkspace()
  const { business_id } = actor
  return useMemo(() => {
    const { messagingSettings: settings } = workspace
    const { numbers, extensions, templates, signatures, answers } = settings
    return {
      numbers: plainCommands(
        workspace,
        { kind: 'phone_number', changed: CHANGED },
        {
          buy: (purchase: Pick<PhoneNumber, 'phone_number' | 'friendly_name'>, key: string) =>
            numbers.buy({ ...purchase, business_id }, key),
          edit: ({ id }: Ref, edit: Edit<PhoneNumberDraft, PhoneNumber>, key: string) => numbers.edit(id, edit, key),
          submit: ({ id }: Ref, key: string) => numbers.submit(id, key),
        },
      ),
      extensions: recordCommands<ExtensionDraft, Extension>(workspace, 'extension', extensions),
      templates: recordCommands<MessageTemplateDraft, MessageTemplate>(workspace, 'message_template', templates),
      signatures: recordCommands<SignatureDraft, Signature>(workspace, 'signature', signatures),
      answers: recordCommands<CannedAnswerDraft, CannedAnswer>(workspace, 'canned_answer', answers),
      ...plainCommands(
        workspace,
        { kind: 'messaging_settings', changed: CHANGED },
        {
          edit: (edit: Edit<MessagingSettingsDraft, MessagingSettings>, key: string) => settings.edit(edit, key),
        },
      ),
    }
  }, [workspace, business_id])
}
