import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react'

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { translate: '0 6px', opacity: 0 }, to: { translate: '0 0', opacity: 1 } },
  'slide-from-right': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-to-right': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'slide-from-left': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-to-left': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  // A new record's background fades into the usual one.
  'new-record': { 'from, 60%': { backgroundColor: 'var(--new-ground)' } },
  pulse: { '50%': { opacity: 0.45 } },
})

/** Also needed by sign-in: a busy button's spinner, and the check mark of a success. */
export const coreKeyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  'draw-check': { from: { strokeDashoffset: 24 } },
})

export const animationStyles = defineAnimationStyles({
  appear: { value: { animationName: 'rise-in', animationDuration: '{durations.fast}' } },
  vanish: { value: { animationName: 'fade-out', animationDuration: '{durations.fast}' } },
})
