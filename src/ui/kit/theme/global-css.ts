import { defineGlobalStyles } from '@chakra-ui/react'

/**
 * Custom checkboxes and radio buttons, since native ones are gray in dark mode and differ between browsers. Forced colors keep the native
 * ones.
 */
const choiceBoxes = {
  'input:is([type=checkbox], [type=radio])': {
    appearance: 'none',
    '@media (forced-colors: active)': { appearance: 'auto' },
    display: 'inline-grid',
    placeContent: 'center',
    boxSize: '16px',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    _before: { content: '""', boxSize: '10px', bg: 'accent.contrast', opacity: 0 },
  },
  'input:is([type=checkbox], [type=radio]):not(:disabled):hover': { borderColor: 'accent.solid' },
  'input:is([type=checkbox]:is(:checked, :indeterminate), [type=radio]:checked)': {
    borderColor: 'accent.solid',
    bg: 'accent.solid',
    _before: { opacity: 1 },
  },
  'input:is([type=checkbox], [type=radio]):disabled': {
    bg: 'bg',
    borderColor: 'border.emphasized',
    cursor: 'not-allowed',
  },
  'input:is([type=checkbox], [type=radio]):disabled:checked': { bg: 'fg.subtle', borderColor: 'fg.subtle' },
  'input[type=checkbox]::before': { clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 18%, 85% 6%, 38% 68%)' },
  'input[type=checkbox]:indeterminate::before': { clipPath: 'inset(40% 5%)' },
  'input[type=radio]': { borderRadius: 'full' },
  'input[type=radio]::before': { boxSize: '8px', borderRadius: 'full' },
}

export const coreGlobalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    fontSize: '100%',
    color: 'fg',
    bg: { base: 'bg', _print: 'transparent' },
    colorPalette: 'accent',
    textSizeAdjust: '100%',
    '--global-color-border': 'colors.border',
  },
  body: { textStyle: 'body', minHeight: '100dvh' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.subtle', color: 'accent.fg' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  ...choiceBoxes,
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero rather than short: inherited colors would change one level per frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})

const tones = ['accent', 'neutral', 'info', 'success', 'warning', 'danger', 'violet'] as const

const toneStyles = Object.fromEntries(
  tones.map((tone) => [
    `.gw-badge[data-tone=${tone}], .gw-status[data-tone=${tone}]`,
    {
      '--tone-fg': `colors.${tone}.fg`,
      '--tone-bg': `colors.${tone}.subtle`,
      '--tone-border': `colors.${tone}.border`,
    },
  ]),
)

/**
 * Row height and badges of signed-in pages. Badges are plain elements with a class because tables show thousands, and a styled component
 * costs up to 0.1 ms per render.
 */
export const appGlobalCss = defineGlobalStyles({
  ':root': { '--row-height': '44px', '--cell-y': '10px', '--cell-x': '12px' },
  ':root[data-density=compact]': { '--row-height': '32px', '--cell-y': '5px', '--cell-x': '10px' },
  '.gw-badge, .gw-status': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: 'var(--tone-fg)',
    fontSize: 'xs',
    lineHeight: '1.35',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '.gw-badge': {
    bg: 'var(--tone-bg)',
    border: '1px solid var(--tone-border)',
    borderRadius: 'sm',
    px: '6px',
    py: '1px',
  },
  '.gw-status::before': {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: 'full',
    bg: 'var(--tone-fg)',
    flexShrink: 0,
  },
  '.gw-status[data-tone=warning]::before': { bg: 'warning.bright' },
  ...toneStyles,
  // Overlays print alone.
  'body:has(> .gw-drawer__positioner [data-state=open], > .gw-dialog__positioner [data-state=open]) > #root': {
    _print: { display: 'none' },
  },
})
