/** A drawer or dialog on paper: alone, as long as it is, without what can only be pressed. `global-css.ts` leaves out the page behind it. */
export const overlayOnPaper = {
  hidden: { display: 'none' },
  positioner: {
    position: 'static',
    display: 'block',
    overflow: 'visible',
    p: '0',
    '& button, & [role=tablist]': { display: 'none' },
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
