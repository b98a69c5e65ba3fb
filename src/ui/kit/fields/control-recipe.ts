import { defineRecipe } from '@chakra-ui/react'

/** 16 px on phones, because mobile browsers zoom in on smaller inputs. */
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
    // Dashed and muted in both themes: in the dark, a lighter background alone looks like an enabled field.
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
