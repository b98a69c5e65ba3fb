import { chakra } from '@chakra-ui/react'

/** The cards of a tab under each other. */
export const Lines = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** A card that says one thing, with what can be done about it at its end; a phone has that under it. */
export const LineCard = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    px: '4',
    py: '3',
    overflowWrap: 'anywhere',
  },
})

/** What belongs together at the beginning of a card. */
export const LineHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > *': { minW: '0', overflowWrap: 'anywhere' },
  },
})

/** Figures under their labels. */
export const Figures = chakra('dl', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '6',
    rowGap: '2',
    mt: '2',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
})

export const Figure = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The name of what a card is about; it opens the details. */
export const Opens = chakra('button', {
  base: {
    cursor: 'pointer',
    textAlign: 'start',
    textStyle: 'heading',
    color: 'accent.fg',
    minH: '6',
    _hover: { textDecoration: 'underline' },
  },
})
