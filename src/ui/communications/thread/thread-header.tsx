import { chakra } from '@chakra-ui/react'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import PanelRight from 'lucide-react/icons/panel-right'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import UserRound from 'lucide-react/icons/user-round'
import type { Ref } from 'react'
import { judgeConversation } from '@/domain/messaging/conversation-rules'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ListedConversation } from '@/domain/messaging/views'
import type { Verdict } from '@/domain/record/verdict'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Menu, type MenuItem } from '@/ui/kit/actions/menu'
import { turnWords } from '../messages/conversation-words'
import type { ScreenMoment } from '../types'

type Props = Pick<ScreenMoment, 'actor' | 'now'> & {
  conversation: ListedConversation
  assignItems: readonly MenuItem[]
  snoozeItems: readonly MenuItem[]
  moreItems: readonly MenuItem[]
  snoozeRef: Ref<HTMLButtonElement>
  onDone: () => void
  onReopen: () => void
  onBack: (() => void) | null
  isCardOpen: boolean
  onCard: () => void
}

const refusalOf = (verdict: Verdict): string | null => (verdict.ok ? null : verdict.reason)

/** On a phone these are in the menu. */
const Wide = chakra('span', { base: { display: { base: 'none', md: 'inline-flex' }, gap: '1', alignItems: 'center' } })

const TONES = { danger: 'danger.fg', warning: 'warning.fg', muted: 'fg.muted' } as const

export const ThreadHeader = (props: Props) => {
  const { conversation, actor, now, onBack } = props
  const { name, client_id, addresses, assigned_name, status } = conversation
  const turn = turnWords(conversation, now, actor.time_zone)
  const isReopenable = status === 'done' || status === 'snoozed'
  const refusalOfDone = refusalOf(judgeConversation(actor, isReopenable ? 'reopen' : 'close', conversation))
  const refusalOfSnooze = refusalOf(judgeConversation(actor, 'snooze', conversation))
  return (
    <chakra.div
      containerType="inline-size"
      display="flex"
      alignItems="center"
      gap="2"
      px={{ base: '2', md: '3' }}
      minH="14"
      borderBottomWidth="1px"
      _print={{ borderBottomWidth: '0' }}
    >
      {onBack && (
        <chakra.span display={{ base: 'inline-flex', md: 'none' }} _print={{ display: 'none' }}>
          <IconButton label="All conversations" onClick={onBack}>
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        </chakra.span>
      )}
      <chakra.div flex="1" minW="0">
        <chakra.h2 fontWeight="semibold" truncate>
          {client_id === null ? displayAddress(name) : name}
        </chakra.h2>
        <chakra.p textStyle="caption" color="fg.muted" truncate>
          {turn ? (
            <chakra.span color={TONES[turn.tone]}>{turn.text}</chakra.span>
          ) : (
            addresses.map(displayAddress).join(' · ')
          )}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="1" alignItems="center" flexShrink={0} _print={{ display: 'none' }}>
        <Wide>
          <Menu
            label="Assign"
            items={props.assignItems}
            trigger={
              <Button variant="ghost" size="sm" aria-label={`Assigned to ${assigned_name ?? 'no one'}`}>
                <UserRound size={16} aria-hidden />
                <chakra.span
                  display="none"
                  css={{ '@container (min-width: 32rem)': { display: 'inline' } }}
                  maxW="8rem"
                  truncate
                >
                  {assigned_name ?? 'Unassigned'}
                </chakra.span>
              </Button>
            }
          />
          {refusalOfSnooze === null ? (
            <Menu
              label="Snooze"
              items={props.snoozeItems}
              trigger={
                <Button ref={props.snoozeRef} variant="ghost" size="sm" aria-label="Snooze">
                  <AlarmClock size={16} aria-hidden />
                </Button>
              }
            />
          ) : (
            <IconButton size="sm" label="Snooze" disabledReason={refusalOfSnooze}>
              <AlarmClock size={16} aria-hidden />
            </IconButton>
          )}
        </Wide>
        <ActionButton
          variant="outline"
          size="sm"
          disabledReason={refusalOfDone}
          aria-label={isReopenable ? 'Reopen' : 'Done'}
          onClick={isReopenable ? props.onReopen : props.onDone}
        >
          {isReopenable ? <RotateCcw size={16} aria-hidden /> : <Check size={16} aria-hidden />}
          <chakra.span display={{ base: 'none', sm: 'inline' }}>{isReopenable ? 'Reopen' : 'Done'}</chakra.span>
        </ActionButton>
        <chakra.span display={{ base: 'inline-flex', xl: 'none' }}>
          <IconButton size="sm" label="Client card" aria-pressed={props.isCardOpen} onClick={props.onCard}>
            <PanelRight size={16} aria-hidden />
          </IconButton>
        </chakra.span>
        <Menu
          label="More actions"
          items={props.moreItems}
          trigger={
            <Button variant="ghost" size="sm" px="2" aria-label="More actions of this conversation">
              <Ellipsis size={16} aria-hidden />
            </Button>
          }
        />
      </chakra.div>
    </chakra.div>
  )
}
