import { chakra } from '@chakra-ui/react'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { HandsetMessage, Handsets } from '@/domain/messaging/handset'
import type { Instant } from '@/domain/time/clock'
import { AppLink } from '@/ui/kit/actions/app-link'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { BrandMark } from '@/ui/kit/layout/brand'
import { Mailbox } from './mailbox'
import { type OwnerChoice, OwnerChoiceFields } from './owner-choice'
import { Phone } from './phone'
import type { HandsetActions, HandsetOwner } from './types'

type PhoneScreenProps = HandsetActions & {
  handsets: Loadable<Handsets>
  /** Null until the list is there. */
  owner: HandsetOwner | null
  messages: Loadable<readonly HandsetMessage[]>
  now: Instant
  opened: readonly number[]
  onOpened: (id: number) => void
  onChoose: (choice: OwnerChoice) => void
  onBusiness: (id: number) => void
}

type Half = 'phone' | 'mailbox'

/** The other side of a conversation: a client's phone and mailbox, for a second tab beside the office. */
export const PhoneScreen = (props: PhoneScreenProps) => {
  const { handsets, owner, messages, now, opened, onOpened, onChoose, onBusiness, ...actions } = props
  const [half, setHalf] = useState<Half>('phone')
  const list = handsets.state === 'ready' ? handsets.value : null
  const shown = mapReady(messages, (value) => ({ value }))
  const unread =
    messages.state === 'ready'
      ? messages.value.filter(({ channel, is_own, id }) => channel === 'email' && !is_own && !opened.includes(id))
          .length
      : 0
  return (
    <chakra.div minH="100dvh" bg="bg" display="flex" flexDirection="column">
      <chakra.header bg="bg.panel" borderBottomWidth="1px">
        <chakra.div
          maxW="90rem"
          mx="auto"
          px={{ base: '4', md: '6' }}
          py="3"
          display="flex"
          flexWrap="wrap"
          alignItems="end"
          columnGap="6"
          rowGap="3"
        >
          <chakra.div display="flex" alignItems="center" gap="3" flex="0 1 auto" minW="0">
            <AppLink to="/demo" aria-label="Back to the demo">
              <BrandMark size={28} />
            </AppLink>
            <chakra.div minW="0">
              <chakra.h1 textStyle="heading">The client’s phone</chakra.h1>
              <chakra.p textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }}>
                What you write here arrives at {list?.business.name ?? 'the business'} at once.
              </chakra.p>
            </chakra.div>
          </chakra.div>
          {list && <OwnerChoiceFields handsets={list} owner={owner} onChoose={onChoose} onBusiness={onBusiness} />}
        </chakra.div>
      </chakra.header>
      <chakra.main flex="1" w="full" maxW="90rem" mx="auto" px={{ base: '3', md: '6' }} py={{ base: '3', md: '5' }}>
        <chakra.div display={{ base: 'flex', lg: 'none' }} justifyContent="center" mb="3">
          <SegmentedControl<Half>
            label="Show"
            value={half}
            onChange={setHalf}
            options={[
              { value: 'phone', label: 'Phone', icon: <Smartphone size={16} aria-hidden /> },
              {
                value: 'mailbox',
                label: unread > 0 ? `Mailbox (${unread})` : 'Mailbox',
                icon: <Mail size={16} aria-hidden />,
              },
            ]}
          />
        </chakra.div>
        {handsets.state === 'failed' ? (
          <Loaded of={handsets} loading={null} failed="The phone could not be loaded.">
            {() => null}
          </Loaded>
        ) : (
          <Loaded of={shown} loading={<SkeletonRows />} failed="The messages could not be loaded.">
            {({ value }) =>
              list &&
              (owner === null ? (
                <EmptyState
                  kind="nothing-yet"
                  title="No clients yet"
                  hint="Choose an unknown number to write anyway."
                />
              ) : (
                <chakra.div
                  key={`${owner.phone} ${owner.email}`}
                  display="grid"
                  gap="6"
                  gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
                  alignItems="start"
                >
                  <chakra.div display={{ base: half === 'phone' ? 'block' : 'none', lg: 'block' }} minW="0">
                    <Phone owner={owner} handsets={list} messages={value} now={now} {...actions} />
                  </chakra.div>
                  <chakra.div display={{ base: half === 'mailbox' ? 'block' : 'none', lg: 'block' }} minW="0">
                    <Mailbox
                      owner={owner}
                      handsets={list}
                      messages={value}
                      now={now}
                      opened={opened}
                      onOpened={onOpened}
                      {...actions}
                    />
                  </chakra.div>
                </chakra.div>
              ))
            }
          </Loaded>
        )}
      </chakra.main>
    </chakra.div>
  )
}
