import { defineTextStyles, defineTokens } from '@chakra-ui/react'

const px = (value: string) => ({ value })

/** Raw values; screens use the semantic tokens, which adapt to the theme. Spacing is an 8 px grid with halves. */
export const tokens = defineTokens({
  fonts: {
    /** `index.html` loads Geist, and a fallback with the same metrics. */
    body: { value: 'Geist, "Geist Fallback", ui-sans-serif, system-ui, sans-serif' },
    heading: { value: '{fonts.body}' },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    '2xs': px('0.6875rem'),
    xs: px('0.75rem'),
    sm: px('0.8125rem'),
    md: px('0.875rem'),
    lg: px('1rem'),
    xl: px('1.25rem'),
    '2xl': px('1.625rem'),
    '3xl': px('2.25rem'),
  },
  fontWeights: { normal: px('400'), medium: px('500'), semibold: px('600'), bold: px('700') },
  lineHeights: { tight: px('1.2'), snug: px('1.35'), normal: px('1.5') },
  radii: { sm: px('3px'), md: px('5px'), lg: px('8px'), full: px('9999px') },
  spacing: {
    '0.5': px('0.125rem'),
    '1': px('0.25rem'),
    '1.5': px('0.375rem'),
    '2': px('0.5rem'),
    '2.5': px('0.625rem'),
    '3': px('0.75rem'),
    '3.5': px('0.875rem'),
    '4': px('1rem'),
    '5': px('1.25rem'),
    '6': px('1.5rem'),
    '8': px('2rem'),
    '10': px('2.5rem'),
    '12': px('3rem'),
    '16': px('4rem'),
  },
  sizes: {
    full: px('100%'),
    '4': px('1rem'),
    '5': px('1.25rem'),
    '6': px('1.5rem'),
    '7': px('1.75rem'),
    '8': px('2rem'),
    '9': px('2.25rem'),
    '10': px('2.5rem'),
    '11': px('2.75rem'),
    '12': px('3rem'),
    '14': px('3.5rem'),
    xs: px('20rem'),
    sm: px('24rem'),
    md: px('28rem'),
    lg: px('36rem'),
    xl: px('48rem'),
  },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 100 },
    popover: { value: 1500 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
  durations: { fast: px('120ms'), moderate: px('180ms') },
  easings: { out: px('cubic-bezier(0.2, 0, 0, 1)') },
})

/** The few sizes in use: a page has one `title`, its sections `heading`, everything else is `body`, `small` or `caption`. */
export const textStyles = defineTextStyles({
  display: { value: { fontSize: '3xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: '-0.02em' } },
  title: { value: { fontSize: 'xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: '-0.01em' } },
  heading: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  overline: {
    value: {
      fontSize: '2xs',
      lineHeight: 'snug',
      fontWeight: 'semibold',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  },
  figure: {
    value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
