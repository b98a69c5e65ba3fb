import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { PageEstimate } from '@/domain/client-page/page'
import { choicesOf } from '@/domain/estimate/choice'
import type { Choice } from '@/domain/estimate/offer'
import type { Speech } from './words/speech'

type Props = { estimate: PageEstimate; choice: Choice; speech: Speech; onChange: (choice: Choice) => void }

export const Choices = ({ estimate, choice, speech, onChange }: Props) => {
  const { words, amount, writing } = speech
  const { packages, options } = choicesOf(estimate)
  const toggle = (id: number, isSelected: boolean) =>
    onChange({
      ...choice,
      line_ids: isSelected ? [...choice.line_ids, id] : choice.line_ids.filter((each) => each !== id),
    })
  return (
    <>
      {packages.length > 0 && (
        <Group legend={words.choosePackage}>
          {packages.map(({ id: each, name, description, is_recommended, subtotal, lines }) => (
            <Row
              key={each}
              title={is_recommended ? `${name}, ${writing.words.recommended}` : name}
              detail={[description, writing.list(lines.map(({ service_name }) => service_name))]}
              amount={amount(subtotal, estimate.currency)}
              input={(id) => (
                <input
                  id={id}
                  type="radio"
                  name="package"
                  checked={choice.package_id === each}
                  onChange={() => onChange({ ...choice, package_id: each })}
                />
              )}
            />
          ))}
        </Group>
      )}
      {options.length > 0 && (
        <Group legend={words.chooseOptions}>
          {options.map(({ id: each, service_name, description, total_price }) => (
            <Row
              key={each}
              title={service_name}
              detail={[description]}
              amount={`+ ${amount(total_price, estimate.currency)}`}
              input={(id) => (
                <input
                  id={id}
                  type="checkbox"
                  checked={choice.line_ids.includes(each)}
                  onChange={(event) => toggle(each, event.currentTarget.checked)}
                />
              )}
            />
          ))}
        </Group>
      )}
    </>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <chakra.fieldset display="grid" gap="2" minW="0" css={groupCss}>
    <legend>{legend}</legend>
    {children}
  </chakra.fieldset>
)

type RowProps = { title: string; detail: readonly string[]; amount: string; input: (id: string) => ReactNode }

const Row = ({ title, detail, amount, input }: RowProps) => {
  const id = useId()
  return (
    <label htmlFor={id}>
      {input(id)}
      <span className="what">
        <b>{title}</b>
        {detail.filter(Boolean).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </span>
      <span className="amount">{amount}</span>
    </label>
  )
}

const groupCss = {
  '& legend': { fontWeight: 'medium', mb: '2' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'lg',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  },
  '& input': { width: '5', height: '5', flexShrink: '0' },
  '& .what': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 'medium' },
  '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted', whiteSpace: 'pre-line' },
  '& .amount': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
} as const
