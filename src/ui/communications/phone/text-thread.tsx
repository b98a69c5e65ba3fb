import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetMessage } from '@/domain/messaging/handset'
import { dayAt, formatDay, formatTime, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { OutgoingBubble, TextBubble } from './bubbles'
import { type PhoneThread, textsByDay } from './message-order'
import { TextComposer } from './text-composer'
import type { HandsetActions } from './types'
import { useOutgoingTexts } from './use-outgoing-texts'

type Props = HandsetActions & { thread: PhoneThread; now: Instant; timeZone: string }

/** A pause after which the time is shown again, in ms. */
const PAUSE = 30 * 60_000

export const TextThread = ({ thread, now, timeZone, onSend, onFile, newId }: Props) => {
  const { number, name, texts } = thread
  const { outgoing, send, retry, drop } = useOutgoingTexts({ onSend })
  const scroller = useRef<HTMLDivElement>(null)
  const count = texts.length + outgoing.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or another thread is shown
  useLayoutEffect(() => {
    // The end, because the column is reversed, which keeps it there while pictures load.
    scroller.current?.scrollTo({ top: 0 })
  }, [count, number])
  const last = texts.at(-1)
  const lastOwn = texts.findLast(({ is_own }) => is_own)
  const below = (text: HandsetMessage, next: HandsetMessage | undefined) => {
    const ends = next === undefined || next.is_own !== text.is_own || next.at - text.at > PAUSE
    const time = ends ? formatTime(timeAt(text.at, timeZone)) : ''
    return text === lastOwn ? `Delivered ${formatTime(timeAt(text.at, timeZone))}` : time
  }
  return (
    <>
      <chakra.div
        ref={scroller}
        tabIndex={0}
        display="flex"
        flexDirection="column-reverse"
        flex="1"
        minH="0"
        overflowY="auto"
        px="3"
        py="3"
      >
        <chakra.div role="log" aria-label={`Texts with ${name}`} display="grid" gap="3" mb="auto">
          {count === 0 && (
            <chakra.p py="10" px="4" textAlign="center" color="fg.muted">
              No texts yet. Write to {name} at {displayAddress(number)}, or wait for theirs.
            </chakra.p>
          )}
          {textsByDay(texts, timeZone).map(({ day, texts: own }) => (
            <chakra.section key={day} display="grid" gap="2">
              <chakra.h3 textAlign="center" textStyle="caption" color="fg.muted" fontWeight="medium">
                {formatDay(day, dayAt(now, timeZone))}
              </chakra.h3>
              <chakra.ol listStyle="none" display="grid" gap="1.5">
                {own.map((text, index) => (
                  <TextBubble key={text.id} text={text} below={below(text, own[index + 1])} onFile={onFile} />
                ))}
              </chakra.ol>
            </chakra.section>
          ))}
          {outgoing.length > 0 && (
            <chakra.ol listStyle="none" display="grid" gap="1.5">
              {outgoing.map((text) => (
                <OutgoingBubble
                  key={text.draft.id}
                  text={text}
                  onRetry={() => retry(text)}
                  onDrop={() => drop(text.draft)}
                />
              ))}
            </chakra.ol>
          )}
        </chakra.div>
      </chakra.div>
      <TextComposer
        key={number}
        asked={last !== undefined && !last.is_own}
        newId={newId}
        onSend={(body, attachments) =>
          send({ id: newId(), channel: 'sms', to: number, subject: '', body, attachments, reply: null })
        }
      />
    </>
  )
}
