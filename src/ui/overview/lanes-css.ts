import type { SystemStyleObject } from '@chakra-ui/react'
import { jobTonesCss, nowLineCss, nowTimeCss, trackCss } from '@/ui/kit/layout/lane-css'

/** In px. */
export const LANE_ROW = 30

/** One style with plain elements, for speed. */
export const lanesCss: SystemStyleObject = {
  '--head': '13rem',
  borderTopWidth: '1px',
  mx: '-4',
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
  '& .hours': {
    position: 'relative',
    height: '24px',
    ms: 'var(--head)',
    color: 'fg.muted',
    '& span': { position: 'absolute', top: 0, bottom: 0, alignContent: 'center', ps: '1', whiteSpace: 'nowrap' },
  },
  '& .now': {
    ...nowTimeCss,
    top: '3px',
    lineHeight: '18px',
  },
  '& .lane': {
    display: 'grid',
    gridTemplateColumns: 'var(--head) minmax(0, 1fr)',
    borderTopWidth: '1px',
  },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: 0,
    ps: '4',
    pe: '2',
    _hover: { '& .name': { color: 'accent.fg' } },
  },
  '& .name': {
    flex: '1',
    minW: 0,
    fontSize: 'sm',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .aside': { color: 'fg.muted', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', maxW: '50%' },
  '& .over': { color: 'danger.fg' },
  '& .lane[data-waiting=true] .name, & .lane[data-waiting=true] .aside': { color: 'warning.fg' },
  '& .lane[data-waiting=true] .job': { borderStyle: 'dashed', borderInlineStartStyle: 'solid' },
  '& .track': {
    ...trackCss(LANE_ROW),
    '& li': { position: 'absolute', height: `${LANE_ROW - 6}px`, px: '1px', zIndex: 1 },
  },
  '&[data-now=true] .track::after': nowLineCss,
  '& .job': {
    display: 'block',
    // Clips text for screen readers, which would otherwise widen the page.
    position: 'relative',
    height: '100%',
    px: '1.5',
    lineHeight: `${LANE_ROW - 8}px`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderWidth: '1px',
    borderInlineStartWidth: '3px',
    borderRadius: 'sm',
    transition: 'box-shadow 120ms',
    _hover: { boxShadow: 'md' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  },
  ...jobTonesCss,
}
