import type { ListedConversation } from '@/domain/messaging/views'
import { searchPeopleBy } from '@/domain/text/search-people'
import type { ConversationFilter } from '../types'

const isOpen = ({ status }: ListedConversation): boolean => status !== 'done' && status !== 'snoozed'

const TESTS: Record<ConversationFilter, (conversation: ListedConversation, user: number) => boolean> = {
  open: isOpen,
  mine: (conversation, user) => isOpen(conversation) && conversation.assigned_to === user,
  unassigned: (conversation) => isOpen(conversation) && conversation.assigned_to === null,
  unread: ({ unread }) => unread > 0,
  mentions: ({ mentioned }) => mentioned,
  waiting: ({ status }) => status === 'waiting_on_us',
  snoozed: ({ status }) => status === 'snoozed',
  done: ({ status }) => status === 'done',
}

export const FILTER_LABELS: Record<ConversationFilter, string> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  unread: 'Unread',
  mentions: 'Mentions you',
  waiting: 'Waiting on us',
  snoozed: 'Snoozed',
  done: 'Done',
}

const finds = searchPeopleBy(
  ({ name, preview, addresses }: ListedConversation) => [name, preview, ...addresses],
  ({ address, addresses }) => addresses.find((one) => one.startsWith('+')) ?? address,
)

/** A search looks through all conversations, also those that are done. */
export const shownConversations = (
  all: readonly ListedConversation[],
  filter: ConversationFilter,
  search: string,
  user: number,
): readonly ListedConversation[] =>
  search.trim() === '' ? all.filter((one) => TESTS[filter](one, user)) : all.filter(finds(search))

export const countIn = (all: readonly ListedConversation[], filter: ConversationFilter, user: number): number =>
  all.filter((one) => TESTS[filter](one, user)).length
