import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import * as contract from '@/contract/communications/numbers'
import type { CannedAnswer } from '@/domain/messaging/settings/canned-answer'
import type { Extension } from '@/domain/messaging/settings/extension'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import { type MessagingSettings, messagingSettingsSchema } from '@/domain/messaging/settings/messaging-settings'
import type { NumberSearch } from '@/domain/messaging/settings/number-search'
import type { PhoneNumber } from '@/domain/messaging/settings/phone-number'
import type { Signature } from '@/domain/messaging/settings/signature'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    messaging_settings: true
  }
}

// Lazy, because a conversation starts without these documents.
const documents = () => import('@/contract/graphql/generated/communication-settings')

const shared = { meta: { renewedBy: ['messaging_settings'] as const }, staleTime: 60_000 }

export const phoneNumbersQuery = (http: Http, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['phone-numbers', businessId],
    queryFn: async ({ signal }): Promise<PhoneNumber[]> =>
      (await http.call(contract.listNumbers, { params: { businessId }, signal })).phone_numbers,
  })

/** Numbers for sale. Never cached, because others buy them. */
export const numberSearchQuery = (http: Http, query: NumberSearch) =>
  queryOptions({
    meta: shared.meta,
    queryKey: ['number-search', query],
    queryFn: async ({ signal }): Promise<string[]> =>
      (await http.call(contract.searchNumbers, { params: {}, query, signal })).phone_numbers.map(
        ({ phone_number }) => phone_number,
      ),
    staleTime: 0,
  })

/** Extensions of all these numbers, number by number. */
export const extensionsQuery = (http: Http, businessId: number, numberIds: readonly number[]) =>
  queryOptions({
    ...shared,
    queryKey: ['extensions', businessId, numberIds],
    queryFn: async ({ signal }): Promise<Extension[]> => {
      const lists = await Promise.all(
        numberIds.map((numberId) => http.call(contract.listExtensions, { params: { numberId }, signal })),
      )
      return lists.flatMap(({ extensions }) => extensions)
    },
  })

export const messageTemplatesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['message-templates', businessId],
    async queryFn(): Promise<MessageTemplate[]> {
      const { MessageTemplatesDocument } = await documents()
      const { messageTemplates } = await graphql.query(MessageTemplatesDocument, {})
      return messageTemplates.map(({ variables: _, ...template }) => ({ ...template, business_id: businessId }))
    },
  })

/** The person's own. */
export const emailSignaturesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['email-signatures', businessId],
    async queryFn(): Promise<Signature[]> {
      const { EmailSignaturesDocument } = await documents()
      const { emailSignatures } = await graphql.query(EmailSignaturesDocument, {})
      return emailSignatures.map((signature) => ({ ...signature, business_id: businessId }))
    },
  })

export const cannedAnswersQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['canned-answers', businessId],
    async queryFn(): Promise<CannedAnswer[]> {
      const { CannedAnswersDocument } = await documents()
      const { cannedAnswers } = await graphql.query(CannedAnswersDocument, {})
      return cannedAnswers.map((answer) => ({ ...answer, business_id: businessId }))
    },
  })

export const messagingSettingsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['messaging-settings', businessId],
    async queryFn(): Promise<MessagingSettings> {
      const { MessagingSettingsDocument } = await documents()
      const { messagingSettings } = await graphql.query(MessagingSettingsDocument, {})
      return v.parse(messagingSettingsSchema, { ...messagingSettings, id: businessId, business_id: businessId })
    },
  })
