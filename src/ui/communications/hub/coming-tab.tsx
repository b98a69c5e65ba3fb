import { chakra } from '@chakra-ui/react'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Video from 'lucide-react/icons/video'
import { Button } from '@/ui/kit/actions/button'
import type { HubTab } from '../types'

type ComingTabId = Extract<HubTab, 'calls' | 'chat' | 'video'>

const WORDS: Record<ComingTabId, { title: string; next: string; now: string }> = {
  calls: {
    title: 'Calls are coming to this page',
    next: 'You will call from your business number, and see every call with its recording and transcript.',
    now: 'Until then, press a client’s number to call with your phone, and keep what was said as a note in the conversation.',
  },
  chat: {
    title: 'Live chat is coming to this page',
    next: 'Visitors of your website will write to you here, and their chats join the client’s conversation.',
    now: 'Until then, clients can ask a question on their client page or text your business number. Both arrive in Messages.',
  },
  video: {
    title: 'Video calls are coming to this page',
    next: 'You will start a video call with a client, or send a link for a later time.',
    now: 'Until then, ask for pictures by text. They arrive in the conversation and stay on the client’s record.',
  },
}

const ICONS = { calls: Phone, chat: MessageCircle, video: Video }

type Props = { tab: ComingTabId; onMessages: () => void }

export const ComingTab = ({ tab, onMessages }: Props) => {
  const { title, next, now } = WORDS[tab]
  const Icon = ICONS[tab]
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      gap="3"
      px="4"
      py="12"
      maxW="34rem"
      mx="auto"
      textAlign="center"
      aria-label={title}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="12"
        borderRadius="full"
        bg="accent.subtle"
        color="accent.fg"
      >
        <Icon size={22} aria-hidden />
      </chakra.span>
      <chakra.h2 textStyle="heading">{title}</chakra.h2>
      <chakra.p color="fg.muted">{next}</chakra.p>
      <chakra.p>{now}</chakra.p>
      <Button variant="outline" onClick={onMessages}>
        Open Messages
      </Button>
    </chakra.section>
  )
}
