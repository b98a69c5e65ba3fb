import { defineRecipe } from '@chakra-ui/react'

/** A grey that can be seen on either ground. */
const CHEVRON =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2714%27 height=%2714%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%237d8a82%27 stroke-width=%272.5%27 stroke-linecap=%27round%27 stroke-linejoin=%27round%27%3E%3Cpath d=%27m6 9 6 6 6-6%27/%3E%3C/svg%3E")'

/** How inputs, selects and text areas look. 16 px on phones, or their browsers zoom in on focus. */
export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minW: 0,
    minH: { base: '11', md: '9' },
    px: '2.5',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: { base: 'lg', md: 'md' },
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { borderColor: 'focus', outline: '2px solid', outlineColor: 'focus', outlineOffset: '0' },
    _invalid: { borderColor: 'danger.solid' },
    // Sunken, pale and dashed in either theme: a lighter ground alone looks in the dark like a field that can be used.
    _disabled: {
      bg: 'bg',
      color: 'fg.subtle',
      borderStyle: 'dashed',
      borderColor: 'border.emphasized',
      opacity: 1,
      cursor: 'not-allowed',
    },
    // It is chosen from a list, as a select is.
    '&[role=combobox]': {
      paddingInlineEnd: '2rem',
      backgroundImage: CHEVRON,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'right 0.625rem center',
    },
    '&[type=number]': { fontVariantNumeric: 'tabular-nums' },
  },
})
