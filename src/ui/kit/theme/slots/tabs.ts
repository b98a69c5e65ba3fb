import { defineSlotRecipe } from '@chakra-ui/react'

export const tabsRecipe = defineSlotRecipe({
  className: 'gw-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minH: 0 },
    list: {
      display: 'flex',
      gap: { base: '0', md: '1' },
      borderBottomWidth: '1px',
      overflowX: 'auto',
      overflowY: 'hidden',
    },
    trigger: {
      minH: '10',
      px: { base: '2', md: '3' },
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      mb: '-1px',
      _hover: { color: 'fg' },
      _selected: { color: 'accent.fg', borderColor: 'accent.solid' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '4', _focusVisible: { outlineOffset: '-2px' } },
  },
})
