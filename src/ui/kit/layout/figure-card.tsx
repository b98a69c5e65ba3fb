import { chakra } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton'

const Card = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    p: { base: '3', md: '4' },
    minW: '0',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'border.emphasized' },
    '& small': { color: 'fg.muted', textStyle: 'caption' },
    '& strong': {
      textStyle: 'figure',
      fontSize: { base: 'min({fontSizes.xl}, var(--fitting, 9rem))', md: 'min({fontSizes.3xl}, var(--fitting, 9rem))' },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

/** The largest font size at which the text fits its container (`--fitting`): no glyph is wider than two thirds of its height. */
export const fitting = (value: string) =>
  ({ '--fitting': `calc(100cqi / ${Math.ceil(value.length * 0.66)})` }) as CSSProperties

type Props = {
  title: string
  /** Null while loading. */
  value: string | null
  onOpen: () => void
  children: ReactNode
}

export const FigureCard = ({ title, value, onOpen, children }: Props) => (
  <Card type="button" onClick={onOpen}>
    <chakra.span textStyle="small" color="fg.muted">
      {title}
    </chakra.span>
    <chakra.span containerType="inline-size">
      {value === null ? (
        // Reserves the figure's height to avoid layout shift.
        <strong aria-hidden>
          <Skeleton display="inline-block" width="60%" />
        </strong>
      ) : (
        <strong style={fitting(value)}>{value}</strong>
      )}
    </chakra.span>
    <small>{children}</small>
  </Card>
)

export const FigureGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
})
