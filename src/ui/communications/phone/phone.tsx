import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetMessage, Handsets } from '@/domain/messaging/handset'
import { formatTime, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SelectField } from '@/ui/kit/fields/select-field'
import { Avatar } from '@/ui/kit/layout/avatar'
import { Device } from './device'
import { phoneThreads } from './message-order'
import { TextThread } from './text-thread'
import type { HandsetActions, HandsetOwner } from './types'

type Props = HandsetActions & {
  owner: HandsetOwner
  handsets: Handsets
  messages: readonly HandsetMessage[]
  now: Instant
}

export const Phone = ({ owner, handsets, messages, now, ...actions }: Props) => {
  const [picked, setPicked] = useState<string | null>(null)
  const timeZone = handsets.business.time_zone
  const threads = phoneThreads(messages, handsets)
  const thread = threads.find(({ number }) => number === picked) ?? threads[0]
  const labelOf = (number: string) => {
    const own = handsets.numbers.find(({ phone_number }) => phone_number === number)
    return own ? `${displayAddress(number)}, ${own.friendly_name}` : displayAddress(number)
  }
  return (
    <Device time={formatTime(timeAt(now, timeZone))}>
      {thread === undefined || owner.phone === '' ? (
        <EmptyState
          kind="nothing-yet"
          title={owner.phone === '' ? 'No phone number' : 'No number to text'}
          hint={
            owner.phone === ''
              ? `${owner.name} has no phone number that gets texts.`
              : `${handsets.business.name} has no phone number yet.`
          }
        />
      ) : (
        <>
          <chakra.header
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            py="2.5"
            bg="bg.muted"
            borderBottomWidth="1px"
          >
            <Avatar name={thread.name} />
            <chakra.div flex="1" minW="0">
              <chakra.h2 textStyle="body" fontWeight="semibold" overflowWrap="anywhere">
                {thread.name}
              </chakra.h2>
              {threads.length === 1 ? (
                <chakra.p textStyle="small" color="fg.muted">
                  {displayAddress(thread.number)}
                </chakra.p>
              ) : (
                <SelectField
                  label="Number"
                  hideLabel
                  value={thread.number}
                  options={threads.map(({ number }) => ({ value: number, label: labelOf(number) }))}
                  onChange={({ currentTarget }) => setPicked(currentTarget.value)}
                />
              )}
            </chakra.div>
          </chakra.header>
          <TextThread thread={thread} now={now} timeZone={timeZone} {...actions} />
        </>
      )}
    </Device>
  )
}
