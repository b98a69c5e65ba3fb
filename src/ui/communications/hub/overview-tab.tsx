import { chakra } from '@chakra-ui/react'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import Video from 'lucide-react/icons/video'
import { numberText } from '@/domain/money/number-text'
import { bothReady, mapReady } from '@/ui/kit/feedback/loadable'
import { Loaded, NotLoaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { FigureCard, FigureGrid } from '@/ui/kit/layout/figure-card'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import type { OverviewProps } from '../types'
import { RecentList } from './recent-list'
import { WorkLists } from './work-lists'

/** COMM-01, COMM-03, COMM-04, COMM-15 */
export const OverviewTab = (props: OverviewProps) => {
  const { figures, recent, onTab } = props
  const both = bothReady(figures, recent, () => null)
  if (both.state === 'failed') return <NotLoaded {...both} title="Failed to load dashboard data" />
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Figures {...props} />
      <QuickActions {...props} />
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <Card title="Recent communications">
          <Loaded of={recent} loading={<SkeletonRows count={13} />} failed="Failed to load dashboard data">
            {(list) => <RecentList {...props} list={list} onMessages={() => onTab('messages')} />}
          </Loaded>
        </Card>
        <WorkLists {...props} />
      </chakra.div>
    </chakra.div>
  )
}

const Figures = ({ figures, onTab }: OverviewProps) => {
  const text = (read: 'total' | 'texts' | 'calls' | 'chats'): string | null => {
    const figure = mapReady(figures, (ready) => numberText(ready[read]))
    return figure.state === 'ready' ? figure.value : null
  }
  return (
    <FigureGrid>
      <FigureCard title="Total Communications" value={text('total')} onOpen={() => onTab('messages')}>
        Texts, emails, and calls
      </FigureCard>
      <FigureCard title="SMS Messages" value={text('texts')} onOpen={() => onTab('messages')}>
        With and without pictures
      </FigureCard>
      <FigureCard title="Voice Calls" value={text('calls')} onOpen={() => onTab('calls')}>
        In and out
      </FigureCard>
      <FigureCard title="Active Chats" value={text('chats')} onOpen={() => onTab('chat')}>
        Open right now
      </FigureCard>
    </FigureGrid>
  )
}

const Tile = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    px: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'border.emphasized', bg: 'bg.muted' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '& svg': { color: 'accent.fg', flexShrink: 0 },
  },
})

const QuickActions = ({ onCompose, composeRefusal, onTab }: OverviewProps) => (
  <chakra.div
    role="group"
    aria-label="Quick actions"
    display="grid"
    gap="3"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
  >
    {composeRefusal === null ? (
      <Tile type="button" onClick={onCompose}>
        <MessageSquare size={18} aria-hidden />
        Send SMS
      </Tile>
    ) : (
      <Tooltip content={composeRefusal} showsOnPress>
        <Tile type="button" aria-disabled>
          <MessageSquare size={18} aria-hidden />
          Send SMS
        </Tile>
      </Tooltip>
    )}
    <Tile type="button" onClick={() => onTab('calls')}>
      <Phone size={18} aria-hidden />
      Make Call
    </Tile>
    <Tile type="button" onClick={() => onTab('video')}>
      <Video size={18} aria-hidden />
      Video Call
    </Tile>
    <Tile type="button" onClick={() => onTab('chat')}>
      <MessageCircle size={18} aria-hidden />
      Live Chat
    </Tile>
  </chakra.div>
)
