/**
 * Prints a drawer or dialog alone, at full length, without controls. `global-css.ts` hides the page behind it; of several overlays the
 * topmost is printed.
 */
export const overlayOnPaper = {
  hidden: { display: 'none' },
  positioner: {
    position: 'static',
    display: 'block',
    overflow: 'visible',
    p: '0',
    '& button, & [role=tablist]': { display: 'none' },
    '&:has(~ :is(.gw-drawer__positioner, .gw-dialog__positioner) [data-state=open])': { display: 'none' },
  },
  content: {
    display: 'block',
    height: 'auto',
    maxHeight: 'none',
    maxW: 'none !important',
    boxShadow: 'none',
    animation: 'none',
  },
  part: { px: '0', overflow: 'visible' },
} as const
