import { chakra } from '@chakra-ui/react'
import type { SummaryProps } from './use-form'

/** Everything that is wrong with a form, above it; each line leads to its field. It takes the focus when a submit is refused. */
export const ErrorSummary = ({ problems, onPick, ref }: SummaryProps) =>
  problems.length === 0 ? null : (
    <chakra.div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-label="Problems with this form"
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
      <chakra.ul ps="5" listStyleType="disc">
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
