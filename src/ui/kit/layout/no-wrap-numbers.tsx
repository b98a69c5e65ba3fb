import type { ReactNode } from 'react'

/** A record number: `JOB-1043`, `EST-1007-v2`. Captured, so that `split` keeps it. */
const NUMBER = /(\b[A-Z]+-\d+(?:-v\d+)?)/

/** Prevents line breaks within record numbers; returns other content unchanged. */
export const noWrapNumbers = (content: ReactNode): ReactNode =>
  typeof content === 'string' && NUMBER.test(content)
    ? content.split(NUMBER).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name and keep no state.
          <span key={index} style={{ whiteSpace: 'nowrap' }}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : content
