import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'

export type FormProblem = { name: string; message: string }

type ErrorSummaryProps = { problems: readonly FormProblem[]; onPick: (name: string) => void; ref: Ref<HTMLDivElement> }

/** All that is wrong with a form, above it; each line leads to its field. It takes the focus when submitting fails. */
export const ErrorSummary = ({ problems, onPick, ref }: ErrorSummaryProps) => (
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
      {problems.map(({ name, message }) => (
        <li key={name}>
          <chakra.button
            type="button"
            minH="6"
            textDecoration="underline"
            cursor="pointer"
            onClick={() => onPick(name)}
          >
            {message}
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  </chakra.div>
)
