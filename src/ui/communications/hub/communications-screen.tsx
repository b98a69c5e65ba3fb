import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { OpenPhone } from '../phone/open-phone'
import { HUB_TABS, type HubTab } from '../types'

const LABELS: Record<HubTab, string> = {
  overview: 'Overview',
  messages: 'Messages',
  calls: 'Calls',
  chat: 'Live Chat',
  email: 'Email',
  video: 'Video',
  settings: 'Settings',
}

type Props = {
  tab: HubTab
  onTab: (tab: HubTab) => void
  /** Conversations that the person has not read. */
  unread: number
  /** An open conversation takes a phone's whole screen. */
  isThreadOpen: boolean
  children: ReactNode
}

/** On a phone, what is open has the screen. */
const ONE_PANE = {
  '&[data-thread] > header, &[data-thread] > [role=tablist]': { display: { mdDown: 'none' } },
  '&[data-thread] > [role=tabpanel]': { pt: { mdDown: '0' } },
} as const

/** COMM-01, COMM-02 */
export const CommunicationsScreen = ({ tab, onTab, unread, isThreadOpen, children }: Props) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    flex="1 0 0px"
    minW="0"
    data-thread={isThreadOpen || undefined}
    css={ONE_PANE}
  >
    <PageHeader title="Communications Hub" actions={<OpenPhone />} />
    <PageTabs
      label="Communications Hub"
      value={tab}
      onChange={onTab}
      tabs={HUB_TABS.map((id) => ({
        id,
        label: id === 'messages' ? <WithCount label={LABELS[id]} count={unread} /> : LABELS[id],
      }))}
    >
      {children}
    </PageTabs>
  </chakra.div>
)

const WithCount = ({ label, count }: { label: string; count: number }) => (
  <>
    {label}
    {count > 0 && (
      <>
        {' '}
        <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {count}
        </chakra.span>
      </>
    )}
  </>
)
