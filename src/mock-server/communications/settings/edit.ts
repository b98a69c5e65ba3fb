import type { EditMessagingSettingsArgs } from '@/contract/graphql/generated/resolvers'
import { mayManageMessaging } from '@/domain/messaging/permissions'
import {
  type MessagingSettings,
  type MessagingSettingsDraft,
  messagingSettingsProblems,
  messagingSettingsSchema,
} from '@/domain/messaging/settings/messaging-settings'
import { fieldChanges } from '@/domain/record/fact'
import { byUser, inserted, replaced } from '../../core/log/changes'
import type { Store } from '../../core/log/store'
import { command } from '../../core/write/command'
import { mergedEdit } from '../../core/write/edits'
import type { Decided } from '../../core/write/execute'
import { editedNote } from '../../core/write/field-words'
import { plainRecord } from '../../core/write/plain-reads'
import { invalid, readBy } from '../../core/write/refusal'
import type { Sent } from '../../graphql/asking'
import { definedFields } from '../../graphql/mutation'
import { defaultSettingsOf, messagingSettingsOf } from './row'

/** Throws a 422 Refusal. */
const checked = (settings: MessagingSettings): MessagingSettings => {
  const [problem] = Object.entries(messagingSettingsProblems(settings))
  if (problem) throw invalid(...problem)
  return settings
}

const rowIn = (businessId: number, store: Store): { row: MessagingSettings; isNew: boolean } => {
  const [row] = store.naming('messaging_settings', 'business_id', businessId)
  if (row) return { row, isNew: false }
  return { row: { ...defaultSettingsOf(businessId, store), id: businessId, business_id: businessId }, isNew: true }
}

/** The first edit makes the row of a business. */
export const messagingSettingsEdit = command('messaging_settings', {
  may: { rule: mayManageMessaging, participle: 'edited' },
  async facts({ actor, businessId, args }: Sent<EditMessagingSettingsArgs>, store): Promise<Decided[]> {
    const { row, isNew } = rowIn(businessId, store)
    const stream = `messaging_settings/${row.id}`
    const mine = checked(readBy(messagingSettingsSchema, { ...row, ...definedFields(args.changed) }))
    const was = args.was ? definedFields(args.was) : undefined
    const after = checked(await mergedEdit(stream, { was, now: row, mine }, store))
    const fields = fieldChanges(replaced('messaging_settings', row, after)).map(({ field }) => field)
    if (fields.length === 0) return []
    const change = isNew ? inserted('messaging_settings', after) : replaced('messaging_settings', row, after)
    const note = editedNote(fields, plainRecord('messaging_settings', store).words)
    return [{ stream, type: 'messaging_settings.edited', actor: byUser(actor), note, changes: [change] }]
  },
  answer: (_result, { businessId }, store): MessagingSettingsDraft => messagingSettingsOf(businessId, store),
})
