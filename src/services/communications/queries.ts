import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  ConsentLedgerDocument,
  ConversationsDocument,
  type ConversationsQuery,
  ConversationThreadDocument,
  type ConversationThreadQuery,
  EmailsDocument,
  EmailThreadDocument,
  MessageAttachmentDocument,
  MessageColleaguesDocument,
  MessageDraftDocument,
  MessageRecipientsDocument,
  MessageSearchDocument,
  SilentWorkDocument,
} from '@/contract/graphql/generated/communications'
import { mapWithPauses } from '@/domain/async/with-pauses'
import { ledgerEntrySchema } from '@/domain/messaging/consent'
import type {
  ClientCard,
  ConsentRecord,
  ConversationThread,
  DraftView,
  EmailFolder,
  ListedConversation,
  MessageHit,
  MessageRecipient,
  SilentWork,
} from '@/domain/messaging/views'
import { centsFromDollars } from '@/domain/money/money'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'

/** Every write shows in a conversation: a sent invoice is a line, a paid one changes the card beside it. */
const RENEWED_BY = ['communications', 'facts'] as const

/** In ms. Nothing tells this page of a message that comes in on another device. */
const LOOK_AFTER = 15_000

/** Lines of a thread that are loaded at a time. */
const LINES = 100
/** Emails of a folder that are loaded at a time. */
const EMAILS = 50

const listed = ({ at_stake, ...conversation }: ConversationsQuery['conversations'][number]): ListedConversation => ({
  ...conversation,
  at_stake: centsFromDollars(at_stake),
})

const cents = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars))

type Thread = ConversationThreadQuery['conversationThread']

const cardOf = ({ balance, open_estimate_total, next_job, ...card }: NonNullable<Thread['card']>): ClientCard => ({
  ...card,
  balance: cents(balance),
  open_estimate_total: cents(open_estimate_total),
  next_job: next_job && { ...next_job, day: next_job.day as Day },
})

/** All conversations of the business, the latest first. */
export const conversationsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['conversations', businessId],
    meta: { renewedBy: RENEWED_BY },
    async queryFn(): Promise<ListedConversation[]> {
      const { conversations } = await graphql.query(ConversationsDocument, {})
      return mapWithPauses(conversations, listed)
    },
    refetchInterval: LOOK_AFTER,
  })

/**
 * A conversation, page by page: the first page has the newest lines, `fetchNextPage` loads earlier ones. Lines within a page are oldest
 * first; conversation, addresses and card are those of the first page. Throws Failure 404.
 */
export const threadQuery = (graphql: GraphQL, businessId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: ['conversation-thread', businessId, id],
    meta: { renewedBy: RENEWED_BY },
    async queryFn({ pageParam }): Promise<ConversationThread> {
      const { conversationThread } = await graphql.query(ConversationThreadDocument, {
        id,
        first: LINES,
        before: pageParam,
      })
      const { conversation, card, ...thread } = conversationThread
      return { ...thread, conversation: listed(conversation), card: card && cardOf(card) }
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_earlier, lines }) => (has_earlier ? (lines[0]?.id ?? null) : null),
  })

/** Emails of a folder, newest first, page by page. */
export const emailsQuery = (graphql: GraphQL, businessId: number, folder: EmailFolder, search = '') =>
  infiniteQueryOptions({
    queryKey: ['emails', businessId, folder, search],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async ({ pageParam }) =>
      (await graphql.query(EmailsDocument, { folder, search, first: EMAILS, before: pageParam })).emails,
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_more, emails }) => (has_more ? (emails.at(-1)?.id ?? null) : null),
  })

/** The emails of one email's thread, oldest first. Throws Failure 404. */
export const emailThreadQuery = (graphql: GraphQL, businessId: number, id: number) =>
  queryOptions({
    queryKey: ['email-thread', businessId, id],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async () => (await graphql.query(EmailThreadDocument, { id })).emailThread,
  })

/** Lines with these words, newest first; of one conversation, or of all. */
export const searchQuery = (graphql: GraphQL, businessId: number, text: string, conversation: number | null = null) =>
  queryOptions({
    queryKey: ['message-search', businessId, text, conversation],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async (): Promise<readonly MessageHit[]> =>
      (await graphql.query(MessageSearchDocument, { text, conversation })).messageSearch,
  })

/** What waits for an answer, with what is at stake, most first. */
export const silentWorkQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['silent-work', businessId],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async (): Promise<readonly SilentWork[]> =>
      (await graphql.query(SilentWorkDocument, {})).silentWork.map(({ at_stake, ...work }) => ({
        ...work,
        at_stake: centsFromDollars(at_stake),
      })),
  })

/** Everyone who can be written to. */
export const recipientsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['message-recipients', businessId],
    meta: { renewedBy: ['clients', ...RENEWED_BY] },
    queryFn: async (): Promise<readonly MessageRecipient[]> =>
      (await graphql.query(MessageRecipientsDocument, {})).messageRecipients,
    staleTime: 60_000,
  })

/** People to whom a conversation can be handed over. */
export const colleaguesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['message-colleagues', businessId],
    meta: { renewedBy: ['access', ...RENEWED_BY] },
    queryFn: async () => (await graphql.query(MessageColleaguesDocument, {})).messageColleagues,
    staleTime: 60_000,
  })

/** What this person has begun to write; null when nothing. */
export const messageDraftQuery = (graphql: GraphQL, businessId: number, conversation: number) =>
  queryOptions({
    queryKey: ['message-draft', businessId, conversation],
    meta: { renewedBy: ['communications'] },
    queryFn: async (): Promise<DraftView | null> =>
      (await graphql.query(MessageDraftDocument, { conversation })).messageDraft,
  })

const ledger = v.array(
  v.object({ ...ledgerEntrySchema.entries, message_id: v.nullable(v.number()), user_name: v.nullable(v.string()) }),
)

/** What each address agreed to and refused, newest first, in the order of the addresses. */
export const consentQuery = (graphql: GraphQL, businessId: number, addresses: readonly string[]) =>
  queryOptions({
    queryKey: ['consent-ledger', businessId, addresses],
    meta: { renewedBy: RENEWED_BY },
    queryFn: (): Promise<(readonly ConsentRecord[])[]> =>
      Promise.all(
        addresses.map(async (address) =>
          v.parse(ledger, (await graphql.query(ConsentLedgerDocument, { address })).consentLedger),
        ),
      ),
  })

/** The content of a message's file in base64. Immutable, so always fresh; dropped soon after use. */
export const messageAttachmentQuery = (graphql: GraphQL, message: number, attachment: string) =>
  queryOptions({
    queryKey: ['message-attachment', message, attachment],
    queryFn: async () => (await graphql.query(MessageAttachmentDocument, { message, attachment })).messageAttachment,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
