import { defineTextStyles } from '@chakra-ui/react'

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
