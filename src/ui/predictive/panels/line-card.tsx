import { chakra } from '@chakra-ui/react'

export const Lines = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
})

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
