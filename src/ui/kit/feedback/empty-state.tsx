import { chakra } from '@chakra-ui/react'
import CloudAlert from 'lucide-react/icons/cloud-exclamation-point'
import Inbox from 'lucide-react/icons/inbox'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { detailAfter } from '@/domain/text/wording'
import { Button } from '../actions/button'

const icons = { 'nothing-yet': Inbox, 'no-match': SearchX, 'no-permission': Lock, failed: CloudAlert } as const

export type EmptyStateProps = {
  /** The user must be able to tell these apart. */
  kind: keyof typeof icons
  title: string
  titleAs?: 'p' | 'h1' | 'h2'
  fills?: boolean
  hint?: ReactNode
  action?: ReactNode
  /** Only for `failed`. */
  onRetry?: () => void
}

export const EmptyState = ({ kind, title, titleAs = 'p', fills = false, hint, action, onRetry }: EmptyStateProps) => {
  const Icon = icons[kind]
  return (
    <chakra.div
      role={kind === 'failed' ? 'alert' : undefined}
      data-kind={kind}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="2"
      px="4"
      py="10"
      minH={fills ? 'min(34rem, 70dvh)' : 'auto'}
      textAlign="center"
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize={fills ? '5rem' : '12'}
        mb="1"
        borderRadius="full"
        bg={kind === 'failed' ? 'danger.subtle' : 'bg.muted'}
        color={kind === 'failed' ? 'danger.fg' : 'fg.muted'}
      >
        <Icon size={fills ? 36 : 24} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <chakra.p as={titleAs} textStyle={fills ? 'title' : 'heading'}>
        {title}
      </chakra.p>
      {hint && (
        <chakra.p color="fg.muted" maxW="28rem">
          {typeof hint === 'string' ? detailAfter(title, hint) : hint}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2" mt="2" _empty={{ display: 'none' }}>
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            Retry
          </Button>
        )}
        {action}
      </chakra.div>
    </chakra.div>
  )
}
