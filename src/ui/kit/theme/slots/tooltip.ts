import { defineSlotRecipe } from '@chakra-ui/react'

/** A short line of help beside what is hovered or focused. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'gw-tooltip',
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      maxW: 'xs',
      px: '2',
      py: '1',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'caption',
      borderRadius: 'sm',
      boxShadow: 'md',
      zIndex: 'tooltip',
      overflowWrap: 'anywhere',
    },
  },
})
