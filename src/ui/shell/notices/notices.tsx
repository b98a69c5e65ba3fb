import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'

export type Notice = {
  id: string
  kind: 'error' | 'warning' | 'info'
  text: string
  detail?: string
  action?: { label: string; run: () => void } | undefined
  onDismiss?: () => void
}

export const Notices = ({ notices }: { notices: readonly Notice[] }) =>
  notices.length === 0 ? null : (
    <chakra.div display="grid" gap="2" mb="4">
      {notices.map(({ id, kind, text, detail, action, onDismiss }) => (
        <Banner
          key={id}
          kind={kind}
          detail={detail}
          onDismiss={onDismiss}
          actions={
            action && (
              <Button size="sm" variant="outline" onClick={action.run}>
                {action.label}
              </Button>
            )
          }
        >
          {text}
        </Banner>
      ))}
    </chakra.div>
  )
