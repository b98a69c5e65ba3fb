import type { SystemStyleObject } from '@chakra-ui/react'
import type { Tone } from '../feedback/tone'

const TONES: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger', 'violet']

/** The colors of a job by the tone of its status, for blocks, chips and cards alike; and of one that is late. */
export const jobTonesCss: SystemStyleObject = {
  ...Object.fromEntries(
    TONES.map((tone) => [
      `& .job[data-tone=${tone}]`,
      { bg: `${tone}.subtle`, borderColor: `${tone}.border`, borderInlineStartColor: `${tone}.solid` },
    ]),
  ),
  '& .job[data-late=true]': { boxShadow: 'inset 0 0 0 1.5px token(colors.danger.solid)' },
}

/** The hours of someone's day, one row of `row` px below the other; `--rows` and `--hours` say how many. */
export const trackCss = (row: number): SystemStyleObject => ({
  position: 'relative',
  minW: 0,
  minHeight: `calc(var(--rows) * ${row}px)`,
  backgroundImage: 'linear-gradient(to right, token(colors.border) 1px, transparent 1px)',
  backgroundSize: 'calc(100% / var(--hours)) 100%',
  '& ol': { listStyle: 'none' },
  '& .rest': { position: 'absolute', top: 0, bottom: 0, bg: 'bg.muted/70' },
})

/** The line of what time it is, behind the jobs so that their words stay readable; `--now` is where. */
export const nowLineCss: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '2px',
  bg: 'danger.solid',
  left: 'calc(100% * var(--now))',
}

/** The time itself, above that line. */
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
