import type { ReactNode } from 'react'

/** The number of a record: `JOB-1043`, `EST-1007-v2`. Caught, so that it stays among the parts of a split text. */
const NUMBER = /(\b[A-Z]+-\d+(?:-v\d+)?)/

/** A text whose record numbers are never broken at their hyphen; anything that isn't text stays as it is. */
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
