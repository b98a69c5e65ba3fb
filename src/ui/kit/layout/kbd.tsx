import { chakra } from '@chakra-ui/react'

export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '1.6em',
    px: '1',
    fontFamily: 'body',
    fontSize: '2xs',
    lineHeight: '1.6',
    textAlign: 'center',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderRadius: 'sm',
  },
})
