import { defineRecipe } from '@chakra-ui/react'

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
    '&[type=number]': { fontVariantNumeric: 'tabular-nums' },
  },
})
