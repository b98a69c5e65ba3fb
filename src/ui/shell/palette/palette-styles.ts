import type { SystemStyleObject } from '@chakra-ui/react'

/** Rows are cmdk's own elements, so the parent styles them. */
export const paletteStyles: SystemStyleObject = {
  maxW: { sm: 'lg' },
  my: { base: '0', sm: '10vh' },
  alignSelf: 'flex-start',
  overflow: 'hidden',
  '& [cmdk-input]': {
    width: '100%',
    px: '4',
    minH: '12',
    fontSize: 'lg',
    bg: 'transparent',
    borderBottomWidth: '1px',
    outline: 'none',
  },
  '& [cmdk-list]': { maxH: 'min(60dvh, 26rem)', overflowY: 'auto', p: '2' },
  '& [cmdk-group-heading]': { textStyle: 'overline', color: 'fg.subtle', px: '2', py: '1.5' },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '2',
    // On phones, the detail has its own line.
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    rowGap: '0',
    py: { base: '1.5', sm: '0' },
    borderRadius: 'sm',
    cursor: 'pointer',
    '&[data-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& svg': { flexShrink: 0 },
    '& span': { flex: { base: '1', sm: 'initial' }, minW: '0' },
    // Phones have no keys to press.
    '& .keys': { display: { base: 'none', sm: 'flex' }, gap: '1', ms: 'auto' },
    '& small': {
      ms: { base: '26px', sm: 'auto' },
      flexBasis: { base: '100%', sm: 'auto' },
      textStyle: 'caption',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
  },
  '& .said': { px: '2', py: '3', color: 'fg.muted' },
}
