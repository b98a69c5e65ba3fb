import { chakra, type SystemStyleObject } from '@chakra-ui/react'

export const visuallyHiddenCss = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies SystemStyleObject

export const VisuallyHidden = chakra('span', { base: visuallyHiddenCss })
