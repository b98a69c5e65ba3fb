import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

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
      fontSize: { base: 'xl', md: '3xl' },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

type Props = { title: string; value: string; onOpen: () => void; children: ReactNode }

/** A figure of a page at a glance, which opens the list behind it. `children` is what is said below it. */
export const FigureCard = ({ title, value, onOpen, children }: Props) => (
  <Card type="button" onClick={onOpen}>
    <chakra.span textStyle="small" color="fg.muted">
      {title}
    </chakra.span>
    <strong>{value}</strong>
    <small>{children}</small>
  </Card>
)

/** The figures of a page: two in a row on a phone, else four. */
export const FigureGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
})
