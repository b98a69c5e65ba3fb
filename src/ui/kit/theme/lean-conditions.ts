import { defineConditions } from '@chakra-ui/react'

/**
 * The states and conditions that styles use (`_hover`, `_dark`), as Chakra's own base has them. `lean-base.test.ts` reports a style that
 * uses another one.
 */
export const leanConditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focus: '&:is(:focus, [data-focus])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  empty: '&:is(:empty, [data-empty])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
  highlighted: '&[data-highlighted]',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder, &[data-placeholder]',
  first: '&:first-of-type',
  last: '&:last-of-type',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  pressed: '&:is([aria-pressed=true], [data-pressed])',
  selected: '&:is([aria-selected=true], [data-selected])',
  open: '&:is([open], [data-open], [data-state=open])',
  closed: '&:is([closed], [data-closed], [data-state=closed])',
  currentPage: '&[aria-current=page]',
  currentStep: '&[aria-current=step]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
})
