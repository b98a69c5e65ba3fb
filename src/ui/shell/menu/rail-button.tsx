import { chakra } from '@chakra-ui/react'

export const RailButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSize: '8',
    borderRadius: 'md',
    color: 'var(--nav-fg)',
    cursor: 'pointer',
    _hover: { bg: 'var(--nav-hover)', color: 'var(--nav-strong)' },
    _focusVisible: { outlineColor: 'var(--nav-focus)' },
    _disabled: { opacity: 0.55, cursor: 'progress' },
  },
})
