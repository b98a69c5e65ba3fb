import { defineSlotRecipe } from '@chakra-ui/react'
import { overlayOnPaper } from './on-paper.ts'

export const drawerRecipe = defineSlotRecipe({
  className: 'gw-drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'bg.backdrop',
      zIndex: 'popover',
      _open: { animation: 'fade-in 120ms' },
      _closed: { animation: 'fade-out 120ms' },
      _print: overlayOnPaper.hidden,
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'popover',
      display: 'flex',
      overscrollBehavior: 'contain',
      _print: overlayOnPaper.positioner,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      height: '100dvh',
      width: '100%',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: 0,
      _print: overlayOnPaper.content,
    },
    header: { px: '6', pt: '5', pb: '3', pe: '12', borderBottomWidth: '1px', _print: overlayOnPaper.part },
    title: { textStyle: 'heading' },
    description: { color: 'fg.muted', mt: '1' },
    body: { px: '6', py: '4', flex: '1', overflow: 'auto', _print: overlayOnPaper.part },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: '6',
      py: '4',
      borderTopWidth: '1px',
      _print: overlayOnPaper.hidden,
    },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3', _print: overlayOnPaper.hidden },
  },
  variants: {
    placement: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animation: 'slide-from-right 180ms {easings.out}' },
          _closed: { animation: 'slide-to-right 120ms {easings.out}' },
        },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animation: 'slide-from-left 180ms {easings.out}' },
          _closed: { animation: 'slide-to-left 120ms {easings.out}' },
        },
      },
    },
    size: {
      sm: { content: { maxW: '17.5rem' } },
      md: { content: { maxW: { md: '32.5rem' } } },
      lg: { content: { maxW: { md: '45rem' } } },
    },
  },
  defaultVariants: { placement: 'end', size: 'md' },
})
