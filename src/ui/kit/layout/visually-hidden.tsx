import { chakra, type SystemStyleObject } from '@chakra-ui/react'

/** Keeps words for screen readers only; for plain elements where there are many. */
export const visuallyHiddenCss = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies SystemStyleObject

/** Words for screen readers only. */
export const VisuallyHidden = chakra('span', { base: visuallyHiddenCss })
