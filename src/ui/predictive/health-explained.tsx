import { chakra } from '@chakra-ui/react'
import type { Equipment, HealthPart } from '@/domain/equipment/equipment'
import { MOST } from '@/domain/equipment/health'

const TITLES: Record<HealthPart['kind'], string> = {
  age: 'Age takes',
  service: 'A late service takes',
  use: 'Use takes',
  faults: 'Faults take',
}

const effectText = (effect: number): string => (effect === 0 ? '0.00' : `−${Math.abs(effect).toFixed(2)}`)

const Table = chakra('table', {
  base: {
    width: '100%',
    maxW: '34rem',
    textStyle: 'small',
    '& th, & td': {
      py: '1.5',
      textAlign: 'start',
      fontWeight: 'normal',
      borderBottomWidth: '1px',
      verticalAlign: 'top',
    },
    '& td:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ps: '3' },
    '& tfoot th, & tfoot td': { fontWeight: 'medium', borderBottomWidth: '0' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'caption' },
  },
})

/** The score's components line by line, so that anyone can add them up. */
export const HealthTable = ({ unit }: { unit: Pick<Equipment, 'name' | 'parts' | 'healthScore'> }) => (
  <Table aria-label={`Why the health of ${unit.name} is ${unit.healthScore.toFixed(2)}`}>
    <tbody>
      <tr>
        <th scope="row">Starts at</th>
        <td>1.00</td>
      </tr>
      {unit.parts.map(({ kind, text, effect }) => (
        <tr key={kind}>
          <th scope="row">
            {text}
            <small>
              {TITLES[kind]} up to {MOST[kind].toFixed(2)}
            </small>
          </th>
          <td>{effectText(effect)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Health</th>
        <td>{unit.healthScore.toFixed(2)}</td>
      </tr>
    </tfoot>
  </Table>
)

export const HealthFormula = () => (
  <chakra.div color="fg.muted" textStyle="small" display="grid" gap="2" maxW="44rem">
    <p>Health starts at 1.00, which is 100%. Four things lower it:</p>
    <chakra.ul ps="4" display="grid" gap="1" listStyleType="disc">
      <li>Age takes up to 0.40, all of it at the end of the expected life.</li>
      <li>A late service takes up to 0.25, all of it once it is a whole interval late.</li>
      <li>Hours of use since the last service take up to 0.10, all of it when the service interval is used up.</li>
      <li>Faults take up to 0.25: 0.15 for each one still open, 0.05 for each one serviced in the last two years.</li>
    </chakra.ul>
    <p>
      80% and up is excellent, 60% good, 40% fair, 20% poor, and less is critical. A failure is expected 30 days after
      health falls below 40%, and within 90 days while a fault is open.
    </p>
  </chakra.div>
)
