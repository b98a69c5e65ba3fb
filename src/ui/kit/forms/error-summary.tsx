import { chakra } from '@chakra-ui/react'
import type { SummaryProps } from './use-form'

/** Where there is little room: a phone, a low window, a page zoomed in. */
const LITTLE_ROOM = '@media (max-width: 479px), (max-height: 639px)'

/**
 * Everything that is wrong with a form, above it; each line leads to its field. Where there is little room it is one line that leads to the
 * first. It takes the focus when a submit is refused.
 */
export const ErrorSummary = ({ problems, onPick, ref }: SummaryProps) => {
  const [first] = problems
  return (
    first && (
      <chakra.div
        ref={ref}
        tabIndex={-1}
        role="alert"
        aria-label="Problems with this form"
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        px="3"
        py="2"
        bg="danger.subtle"
        color="danger.fg"
        borderWidth="1px"
        borderColor="danger.border"
        borderRadius="md"
      >
        <p>
          {problems.length === 1 ? 'One field needs your attention:' : `${problems.length} fields need your attention:`}
        </p>
        <chakra.ul
          ps="5"
          flexBasis="100%"
          listStyleType="disc"
          css={{
            [LITTLE_ROOM]: { flexBasis: 'auto', ps: '0', listStyleType: 'none', '& > li + li': { display: 'none' } },
          }}
        >
          {problems.map(({ field, message }) => (
            <li key={field}>
              <chakra.button
                type="button"
                minH="6"
                textAlign="start"
                textDecoration="underline"
                cursor="pointer"
                onClick={() => onPick(field)}
              >
                {message}
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    )
  )
}
