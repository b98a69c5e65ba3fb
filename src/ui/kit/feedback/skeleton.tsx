import { chakra } from '@chakra-ui/react'
import { useIsLoading } from '../behavior/when-idle'
import { VisuallyHidden } from '../layout/visually-hidden'

export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '0.9em',
    borderRadius: 'sm',
    bg: 'bg.emphasized',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
})

const STYLES = { body: 'body', small: 'small', figure: 'figure', caption: 'caption' } as const

type LineProps = { width: string; textStyle?: keyof typeof STYLES }

export const SkeletonLine = ({ width, textStyle }: LineProps) => (
  <chakra.div textStyle={STYLES[textStyle ?? 'body']} display="flex" alignItems="center" height="1lh">
    <Skeleton style={{ width }} />
  </chakra.div>
)

const widths = ['92%', '78%', '85%', '64%', '88%', '71%']

export const SkeletonLines = ({ count = 3, label = 'Loading…' }: { count?: number; label?: string }) => {
  useIsLoading()
  return (
    <chakra.div role="status" display="flex" flexDirection="column" gap="2.5">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} aria-hidden width={widths[line % widths.length] ?? '80%'} />
      ))}
    </chakra.div>
  )
}

export const SkeletonRows = ({ count = 8, label = 'Loading…' }: { count?: number; label?: string }) => {
  useIsLoading()
  return (
    <chakra.div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => `row-${row}`).map((key, row) => (
        <chakra.div
          key={key}
          aria-hidden
          display="flex"
          alignItems="center"
          height="var(--row-height)"
          px="var(--cell-x)"
          borderBottomWidth="1px"
        >
          <Skeleton width={widths[row % widths.length] ?? '80%'} />
        </chakra.div>
      ))}
    </chakra.div>
  )
}
