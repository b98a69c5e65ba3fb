import * as contract from '@/contract/communications/numbers'
import * as documents from '@/contract/graphql/generated/communication-settings'
import type { CannedAnswer, CannedAnswerDraft } from '@/domain/messaging/settings/canned-answer'
import type { Extension, ExtensionDraft } from '@/domain/messaging/settings/extension'
import type { MessageTemplate, MessageTemplateDraft } from '@/domain/messaging/settings/message-template'
import type { MessagingSettings, MessagingSettingsDraft } from '@/domain/messaging/settings/messaging-settings'
import type { PhoneNumber, PhoneNumberDraft } from '@/domain/messaging/settings/phone-number'
import type { Signature, SignatureDraft } from '@/domain/messaging/settings/signature'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

type Written = { id: number }

export type NumberPurchase = Pick<PhoneNumber, 'business_id' | 'phone_number' | 'friendly_name'>

/** Each throws Failure 403; `edit` and `remove` 404 when deleted; `edit` 409 on a conflicting change; `add` and `edit` 422. */
type RecordWrites<Draft, R> = {
  add(draft: Draft, key: string): Promise<Written>
  edit(id: number, edit: Edit<Draft, R>, key: string): Promise<Written>
  remove(id: number, key: string): Promise<void>
}

/** Writes of how the business answers. `key` is the intent's id. */
export type MessagingSettingsService = {
  numbers: {
    /** Throws Failure 409 when someone else bought it, 422. */
    buy(purchase: NumberPurchase, key: string): Promise<Written>
    edit(id: number, edit: Edit<PhoneNumberDraft, PhoneNumber>, key: string): Promise<Written>
    /** Throws Failure 409 when it was already submitted. */
    submit(id: number, key: string): Promise<void>
  }
  extensions: RecordWrites<ExtensionDraft, Extension>
  templates: RecordWrites<MessageTemplateDraft, MessageTemplate>
  signatures: RecordWrites<SignatureDraft, Signature>
  answers: RecordWrites<CannedAnswerDraft, CannedAnswer>
  /** Throws Failure 409 on a conflicting change, 422. */
  edit(edit: Edit<MessagingSettingsDraft, MessagingSettings>, key: string): Promise<MessagingSettingsDraft>
}

export const createMessagingSettingsService = (http: Http, graphql: GraphQL): MessagingSettingsService => ({
  numbers: {
    buy: async (body, key) => (await http.call(contract.buyNumber, { params: {}, body, key })).phone_number,
    async edit(numberId, edit, key) {
      const body = contract.toWireNumberEdit(edit)
      return (await http.call(contract.updateNumber, { params: { numberId }, body, key })).phone_number
    },
    async submit(id, key) {
      await graphql.mutate(documents.SubmitNumberRegistrationDocument, { id, key })
    },
  },
  extensions: {
    add: async (body, key) => (await http.call(contract.createExtension, { params: {}, body, key })).extension,
    async edit(extensionId, edit, key) {
      const body = contract.toWireExtensionEdit(edit)
      return (await http.call(contract.updateExtension, { params: { extensionId }, body, key })).extension
    },
    async remove(extensionId, key) {
      await http.call(contract.deleteExtension, { params: { extensionId }, key })
    },
  },
  templates: {
    add: async (template, key) =>
      (await graphql.mutate(documents.AddMessageTemplateDocument, { template, key })).addMessageTemplate,
    edit: async (id, { changed, was }, key) =>
      (await graphql.mutate(documents.EditMessageTemplateDocument, { id, changed, was, key })).editMessageTemplate,
    async remove(id, key) {
      await graphql.mutate(documents.DeleteMessageTemplateDocument, { id, key })
    },
  },
  signatures: {
    add: async (signature, key) =>
      (await graphql.mutate(documents.AddEmailSignatureDocument, { signature, key })).addEmailSignature,
    edit: async (id, { changed, was }, key) =>
      (await graphql.mutate(documents.EditEmailSignatureDocument, { id, changed, was, key })).editEmailSignature,
    async remove(id, key) {
      await graphql.mutate(documents.DeleteEmailSignatureDocument, { id, key })
    },
  },
  answers: {
    add: async (answer, key) =>
      (await graphql.mutate(documents.AddCannedAnswerDocument, { answer, key })).addCannedAnswer,
    edit: async (id, { changed, was }, key) =>
      (await graphql.mutate(documents.EditCannedAnswerDocument, { id, changed, was, key })).editCannedAnswer,
    async remove(id, key) {
      await graphql.mutate(documents.DeleteCannedAnswerDocument, { id, key })
    },
  },
  edit: async (edit, key) =>
    (await graphql.mutate(documents.EditMessagingSettingsDocument, { ...edit, key }))
      .editMessagingSettings as MessagingSettingsDraft,
})
