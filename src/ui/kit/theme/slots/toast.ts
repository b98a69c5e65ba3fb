import { defineSlotRecipe } from '@chakra-ui/react'

const edge = (tone: string) => ({ borderInlineStartColor: `${tone}.solid` })

/** The colored edge repeats the meaning of icon and text. */
export const toastRecipe = defineSlotRecipe({
  className: 'gw-toast',
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: { base: 'calc(100vw - 32px)', sm: 'var(--toast-width, 25rem)' },
      ps: '3',
      pe: '2',
      py: '2',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderInlineStartWidth: '4px',
      borderRadius: 'md',
      boxShadow: 'md',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      transition: 'translate 200ms, scale 200ms, opacity 200ms',
      '&[data-type=success]': edge('success'),
      '&[data-type=error]': edge('danger'),
      '&[data-type=warning]': edge('warning'),
      '&[data-type=info]': edge('info'),
    },
    title: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    description: { textStyle: 'small', color: 'fg.muted' },
  },
})
