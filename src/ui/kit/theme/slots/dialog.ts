import { defineSlotRecipe } from '@chakra-ui/react'
import { overlayOnPaper } from './on-paper.ts'

/** Centered; full screen on phones, or a bottom sheet for short content. */
export const dialogRecipe = defineSlotRecipe({
  className: 'gw-dialog',
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
      justifyContent: 'center',
      alignItems: { base: 'stretch', sm: 'flex-start' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
      p: { base: '0', sm: '8' },
      _print: overlayOnPaper.positioner,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      maxHeight: { base: '100dvh', sm: 'calc(100dvh - 64px)' },
      my: { base: '0', sm: 'auto' },
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: { base: '0', sm: 'lg' },
      boxShadow: 'lg',
      outline: 0,
      _open: { animationStyle: 'appear' },
      _closed: { animationStyle: 'vanish' },
      _print: overlayOnPaper.content,
    },
    header: { px: '6', pt: '5', pb: '2', pe: '12', _print: overlayOnPaper.part },
    title: { textStyle: 'heading' },
    description: { color: 'fg.muted', mt: '1' },
    // Scrolling to a field also reveals its label.
    body: { px: '6', py: '3', flex: '1', overflow: 'auto', scrollPaddingTop: '2rem', _print: overlayOnPaper.part },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: '6',
      py: '4',
      // On a phone the buttons share the width, in one line or stacked, at touch target size.
      '& > button, & > a': { flex: { base: '1 1 auto', sm: '0 0 auto' }, minHeight: { smDown: '11' } },
      _print: overlayOnPaper.hidden,
    },
    closeTrigger: {
      position: 'absolute',
      top: '3',
      insetEnd: '3',
      // Touch target size, larger than it looks: 44 px including the 1 px border.
      _after: { content: '""', position: 'absolute', inset: '-7px' },
      _print: overlayOnPaper.hidden,
    },
  },
  variants: {
    size: {
      sm: {
        positioner: { alignItems: { base: 'flex-end', sm: 'flex-start' }, p: { base: '2', sm: '8' } },
        content: {
          maxW: { sm: 'md' },
          maxHeight: { base: 'calc(100dvh - 16px)', sm: 'calc(100dvh - 64px)' },
          borderRadius: 'lg',
        },
      },
      md: { content: { maxW: { sm: 'lg' } } },
      lg: { content: { maxW: { sm: 'xl' } } },
      full: { content: { maxW: { sm: '6xl' }, height: { sm: 'calc(100dvh - 64px)' } } },
    },
  },
  defaultVariants: { size: 'md' },
})
