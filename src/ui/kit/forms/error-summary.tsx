import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import type { SummaryProps } from './use-form'

const LITTLE_ROOM = '@media (max-width: 479px), (max-height: 639px)'

/**
 * Lists all errors of a form with links to their fields; small screens get one link to the first. Receives focus when a submit is refused.
 */
export const ErrorSummary = ({ problems, onPick, controlAt, ref }: SummaryProps) => {
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
            <Line key={field} message={message} control={() => controlAt(field)} onPick={() => onPick(field)} />
          ))}
        </chakra.ul>
      </chakra.div>
    )
  )
}

/** Messages that are only clear next to their field, such as "Use …". */
const WITHOUT_FIELD = /^(Use|This) |^[\d,]+ characters? too many$/

const unheard = () => () => undefined

type LineProps = { message: string; control: () => Element | null; onPick: () => void }

const Line = ({ message, control, onPick }: LineProps) => {
  // A label can depend on other fields, so it is read again after every render.
  const label = useSyncExternalStore(unheard, () => labelOf(control()))
  return (
    <li>
      <chakra.button
        type="button"
        minH="6"
        textAlign="start"
        textDecoration="underline"
        cursor="pointer"
        onClick={onPick}
      >
        {label !== null && WITHOUT_FIELD.test(message)
          ? `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
          : message}
      </chakra.button>
    </li>
  )
}

const labelOf = (control: Element | null): string | null => {
  const labels =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
      ? control.labels
      : null
  return labels?.[0]?.firstChild?.textContent ?? control?.getAttribute('aria-label') ?? null
}
