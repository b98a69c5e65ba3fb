import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react'

/** Keyframes of the signed-in part: panels that come and go, and the pulse of a skeleton. */
export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { translate: '0 6px', opacity: 0 }, to: { translate: '0 0', opacity: 1 } },
  'slide-from-right': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-to-right': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'slide-from-left': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-to-left': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  // A new record is highlighted by its background, which fades into the usual one.
  'new-record': { 'from, 60%': { backgroundColor: 'var(--new-ground)' } },
  pulse: { '50%': { opacity: 0.45 } },
})

/** The turn of a busy button's ring, which sign-in needs too, and the check of what has gone through. */
export const coreKeyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  'draw-check': { from: { strokeDashoffset: 24 } },
})

export const animationStyles = defineAnimationStyles({
  appear: { value: { animationName: 'rise-in', animationDuration: '{durations.fast}' } },
  vanish: { value: { animationName: 'fade-out', animationDuration: '{durations.fast}' } },
})
