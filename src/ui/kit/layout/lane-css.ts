import type { SystemStyleObject } from '@chakra-ui/react'
import type { Tone } from '../feedback/tone'

const TONES: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger', 'violet']

export const jobTonesCss: SystemStyleObject = {
  ...Object.fromEntries(
    TONES.map((tone) => [
      `& .job[data-tone=${tone}]`,
      { bg: `${tone}.subtle`, borderColor: `${tone}.border`, borderInlineStartColor: `${tone}.solid` },
    ]),
  ),
  '& .job[data-late=true]': { boxShadow: 'inset 0 0 0 1.5px token(colors.danger.solid)' },
}

/** A day's track with rows of `row` px; `--rows` and `--hours` set their number. */
export const trackCss = (row: number): SystemStyleObject => ({
  position: 'relative',
  minW: 0,
  minHeight: `calc(var(--rows) * ${row}px)`,
  backgroundImage: 'linear-gradient(to right, token(colors.border) 1px, transparent 1px)',
  backgroundSize: 'calc(100% / var(--hours)) 100%',
  '& ol': { listStyle: 'none' },
  '& .rest': { position: 'absolute', top: 0, bottom: 0, bg: 'bg.muted/70' },
})

/** The current-time line, behind the jobs so that their text stays readable; `--now` is its position. */
export const nowLineCss: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '2px',
  bg: 'danger.solid',
  left: 'calc(100% * var(--now))',
}

export const nowTimeCss: SystemStyleObject = {
  position: 'absolute',
  px: '1.5',
  borderRadius: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  bg: 'danger.solid',
  color: 'danger.contrast',
  left: 'calc(100% * var(--now))',
  transform: 'translateX(-50%)',
}
