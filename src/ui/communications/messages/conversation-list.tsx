import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import SquarePen from 'lucide-react/icons/square-pen'
import { useEffect, useRef } from 'react'
import type { ListedConversation, MessageHit } from '@/domain/messaging/views'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useKeys } from '@/ui/kit/behavior/keys'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { SearchBox } from '@/ui/kit/fields/search-box'
import { SelectField } from '@/ui/kit/fields/select-field'
import { CONVERSATION_FILTERS, type ConversationListProps } from '../types'
import { countIn, FILTER_LABELS, shownConversations } from './conversation-filter'
import { nextOf } from './conversation-order'
import { ConversationRow, HitRow, listCss, ROW_HEIGHT } from './conversation-row'

const NONE: readonly never[] = []

/** COMM-05, COMM-06 */
export const ConversationList = (props: ConversationListProps) => {
  const { actor, conversations, address, onAddress, search, onSearch, composeRefusal } = props
  const all = conversations.state === 'ready' ? conversations.value : NONE
  const shown = shownConversations(all, address.filter, search, actor.user_id)
  const searchBox = useRef<HTMLInputElement>(null)
  /** The order in which the open one was chosen: an answer moves its row up, and done takes it away. */
  const order = useRef<readonly number[]>([])
  const open = (id: number) => {
    order.current = shown.map((each) => each.id)
    onAddress({ conversation: id, compose: false }, false)
  }
  const step = (by: 1 | -1) => {
    const next = nextOf({
      order: order.current,
      shown: shown.map(({ id }) => id),
      current: address.conversation,
      by,
    })
    if (next !== undefined) open(next)
  }
  const compose = () => onAddress({ compose: true, conversation: undefined, to: undefined, client: undefined }, false)
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': () => searchBox.current?.focus(),
    c: composeRefusal === null ? compose : undefined,
  })
  return (
    <>
      <chakra.div display="flex" gap="2" p="2" pb="1.5" alignItems="center">
        <SearchBox
          ref={searchBox}
          label="Search conversations"
          hint="Search conversations..."
          value={search}
          onChange={onSearch}
        />
        <IconButton label="New message" variant="outline" disabledReason={composeRefusal} onClick={compose}>
          <SquarePen size={16} aria-hidden />
        </IconButton>
      </chakra.div>
      <chakra.div px="2" pb="2" borderBottomWidth="1px">
        <SelectField
          label="Show"
          hideLabel
          value={address.filter}
          onChange={({ currentTarget }) =>
            onAddress({ filter: CONVERSATION_FILTERS.find((filter) => filter === currentTarget.value) ?? 'open' })
          }
          options={CONVERSATION_FILTERS.map((filter) => ({
            value: filter,
            label:
              conversations.state === 'ready'
                ? `${FILTER_LABELS[filter]} (${countIn(all, filter, actor.user_id)})`
                : FILTER_LABELS[filter],
          }))}
        />
      </chakra.div>
      <Loaded
        of={conversations}
        loading={<SkeletonRows count={18} label="Loading conversations…" />}
        failed="Failed to load conversations. Please try again."
      >
        {() => <Rows {...props} shown={shown} onOpen={open} />}
      </Loaded>
    </>
  )
}

type RowsProps = ConversationListProps & {
  shown: readonly ListedConversation[]
  onOpen: (id: number) => void
}

type Item = { kind: 'conversation'; conversation: ListedConversation } | { kind: 'hit'; hit: MessageHit }

const Rows = ({ shown, hits, address, now, actor, onOpen, search, onAddress }: RowsProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const found = hits?.state === 'ready' ? hits.value : NONE
  const items: Item[] = [
    ...shown.map((conversation): Item => ({ kind: 'conversation', conversation })),
    ...found.map((hit): Item => ({ kind: 'hit', hit })),
  ]
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: window.innerHeight },
    getItemKey: (index) => {
      const item = items[index]
      return item?.kind === 'hit' ? `hit-${item.hit.message_id}` : (item?.conversation.id ?? index)
    },
    overscan: 6,
    useFlushSync: false,
  })
  const chosen = shown.findIndex(({ id }) => id === address.conversation)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is chosen
  useEffect(() => {
    if (chosen >= 0) virtual.scrollToIndex(chosen)
  }, [address.conversation])
  if (items.length === 0 && hits?.state !== 'loading')
    return (
      <EmptyState
        kind={search === '' ? 'nothing-yet' : 'no-match'}
        title="No conversations found"
        hint={search === '' ? EMPTY_HINTS[address.filter] : 'Neither a name, a number, nor a message has these words.'}
        action={
          search === '' && address.filter !== 'open' ? (
            <chakra.button
              type="button"
              color="accent.fg"
              fontWeight="medium"
              cursor="pointer"
              minH="8"
              onClick={() => onAddress({ filter: 'open' })}
            >
              Show open conversations
            </chakra.button>
          ) : undefined
        }
      />
    )
  return (
    <chakra.div ref={scroller} flex="1 1 0px" minH="0" overflowY="auto" scrollbarWidth="thin" css={listCss}>
      <ul aria-label="Conversations" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          if (!item) return null
          return (
            <li
              key={key}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
            >
              {item.kind === 'conversation' ? (
                <ConversationRow
                  conversation={item.conversation}
                  isCurrent={item.conversation.id === address.conversation}
                  now={now}
                  timeZone={actor.time_zone}
                  onOpen={onOpen}
                />
              ) : (
                <HitRow
                  hit={item.hit}
                  now={now}
                  timeZone={actor.time_zone}
                  onOpen={({ conversation_id, message_id }) =>
                    onAddress({ conversation: conversation_id, message: message_id, compose: false }, false)
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </chakra.div>
  )
}

const EMPTY_HINTS: Record<(typeof CONVERSATION_FILTERS)[number], string> = {
  open: 'Nothing waits for an answer. New messages show up here.',
  mine: 'No open conversation is assigned to you.',
  unassigned: 'Every open conversation has someone who answers.',
  unread: 'You have read everything.',
  mentions: 'No note that you have not read names you.',
  waiting: 'No one waits for your answer.',
  snoozed: 'Nothing is snoozed.',
  done: 'No conversation is done yet.',
}
