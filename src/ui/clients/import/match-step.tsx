import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { IMPORT_FIELDS, importFieldLabel } from '@/domain/client/import/columns'
import { numberText } from '@/domain/money/number-text'
import { counted, firstListed } from '@/domain/text/wording'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import type { Import } from './use-import'

const NONE = { value: '', label: 'Not in the file' }
const LOOKED_AT = 50
/** Unused columns listed by name; the rest are counted. */
const NAMED = 3

export const MatchStep = ({
  chosen,
  table,
  setHeader,
  match,
}: Pick<Import, 'chosen' | 'table' | 'setHeader' | 'match'>) => {
  const options = useMemo(
    () => [NONE, ...table.headers.map((label, index) => ({ value: String(index), label }))],
    [table],
  )
  const sample = (column: number | undefined) =>
    column === undefined
      ? undefined
      : table.rows
          .slice(0, LOOKED_AT)
          .map(({ cells }) => cells[column]?.trim())
          .find((text) => text)
  if (!chosen) return null
  const used = new Set(Object.values(chosen.matching))
  const unused = table.headers.filter((_, column) => !used.has(column))
  const summary = [
    `${chosen.name}: ${counted(table.rows.length, 'row')}`,
    counted(table.headers.length, 'column'),
    ...(unused.length > 0 ? [`${numberText(unused.length)} not used`] : []),
  ].join(', ')
  const names = chosen.hasHeader && unused.length > 0 ? ` (${firstListed(unused, NAMED)})` : ''
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <div>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {summary}
          {names}
        </chakra.p>
        <CheckboxField
          label="The first row names the columns"
          checked={chosen.hasHeader}
          onChange={({ target }) => setHeader(target.checked)}
        />
      </div>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {IMPORT_FIELDS.map((field) => {
          const column = chosen.matching[field]
          const example = sample(column)
          return (
            <SelectField
              key={field}
              name={field}
              label={importFieldLabel(field)}
              options={options}
              value={column === undefined ? '' : String(column)}
              hint={example && <chakra.span overflowWrap="anywhere">{`Example: ${example.slice(0, 60)}`}</chakra.span>}
              onChange={({ target }) => match(field, target.value === '' ? undefined : Number(target.value))}
            />
          )
        })}
      </chakra.div>
    </chakra.div>
  )
}
