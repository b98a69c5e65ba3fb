import { defineSlotRecipe } from '@chakra-ui/react'

/** A list of actions under a button. */
export const menuRecipe = defineSlotRecipe({
  className: 'gw-menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    content: {
      minW: '12rem',
      maxW: 'min(22rem, calc(100vw - 16px))',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'md',
      zIndex: 'popover',
      outline: 0,
      _open: { animationStyle: 'appear' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minH: '8',
      px: '2',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      userSelect: 'none',
      textAlign: 'start',
      outline: 0,
      _highlighted: { bg: 'bg.muted' },
      '&[data-tone=danger]': { color: 'danger.fg' },
      '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.subtle' },
    },
    itemGroupLabel: { textStyle: 'overline', color: 'fg.subtle', px: '2', py: '1.5' },
    separator: { height: '1px', bg: 'border', my: '1' },
  },
})
