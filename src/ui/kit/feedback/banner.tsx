import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { StatusIcon } from './status-icon'

const palettes = { error: 'danger', warning: 'warning', info: 'info', success: 'success' } as const

export type BannerProps = {
  kind: keyof typeof palettes
  children: ReactNode
  detail?: ReactNode
  onRetry?: (() => void) | undefined
  onDismiss?: (() => void) | undefined
  below?: ReactNode
  actions?: ReactNode
}

/** An inline message. Errors and warnings are announced assertively, the others politely. */
export const Banner = ({ kind, children, detail, onRetry, onDismiss, below, actions }: BannerProps) => {
  return (
    <chakra.div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      data-kind={kind}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      px="3"
      py="2"
      colorPalette={palettes[kind]}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="md"
    >
      <StatusIcon kind={kind} size={18} />
      <chakra.div flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{children}</chakra.p>
        {detail && <chakra.p textStyle="small">{detail}</chakra.p>}
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        _empty={{ display: 'none' }}
        // Touch target size on phones.
        css={{ '& button': { minHeight: { smDown: '11' } } }}
      >
        {actions}
        {onRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        )}
        {onDismiss && (
          <Button size="sm" variant="ghost" color="inherit" onClick={onDismiss}>
            Dismiss
          </Button>
        )}
      </chakra.div>
      {below && (
        <chakra.div flex="1 0 100%" minW="0">
          {below}
        </chakra.div>
      )}
    </chakra.div>
  )
}
