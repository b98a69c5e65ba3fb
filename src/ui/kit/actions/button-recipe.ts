import { defineRecipe } from '@chakra-ui/react'

/** Also used by links and plain row buttons that look like buttons. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border.emphasized', _hover: { bg: 'bg.muted' } },
      ghost: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.muted' } },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
    },
    size: {
      sm: { minH: '8', px: '2.5', fontSize: 'sm' },
      md: { minH: { base: '10', md: '9' }, px: '3.5', fontSize: 'md' },
      lg: { minH: '11', px: '5', fontSize: 'md' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
