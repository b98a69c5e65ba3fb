import { chakra } from '@chakra-ui/react'
import { importFieldLabel } from '@/domain/client/import/columns'
import { DUPLICATE_CHOICES, type DuplicateChoice } from '@/domain/client/import/plan'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { saveCsv } from '@/ui/kit/records/csv'
import { SelectField } from '@/ui/kit/select-field'
import { counted, type Import } from './use-import'

/** Rows shown of a kind; a file has thousands. */
const SHOWN = 50
const FIRST = 5

const CHOICES = {
  skip: 'Skip',
  add: 'Add anyway',
  fill: 'Fill in empty fields',
} as const satisfies Record<DuplicateChoice, string>
const OPTIONS = DUPLICATE_CHOICES.map((value) => ({ value, label: CHOICES[value] }))
const choiceIn = (value: string): DuplicateChoice => DUPLICATE_CHOICES.find((choice) => choice === value) ?? 'skip'

type Faulty = Import['faulty'][number]

const reasonOf = ({ faults }: Faulty): string =>
  faults.map(({ field, message }) => `${importFieldLabel(field)}: ${message}`).join('; ')

const saveRejected = ({ faulty, table }: Pick<Import, 'faulty' | 'table'>) =>
  saveCsv(
    'rejected-rows.csv',
    [
      ...table.headers.map((header, index) => [header, ({ cells }: Faulty) => cells[index] ?? ''] as const),
      ['Reason', reasonOf] as const,
    ],
    faulty,
  )

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', maxH: '14rem', overflowY: 'auto', overflowWrap: 'anywhere', textStyle: 'small' },
})

const More = ({ of }: { of: readonly unknown[] }) =>
  of.length > SHOWN ? <li>{`and ${(of.length - SHOWN).toLocaleString('en-US')} more`}</li> : null

/** Shows what becomes of every row before anything is saved. */
export const PreviewStep = (given: Import) => {
  const { faulty, good, duplicates, failure } = given
  const fresh = good.length - duplicates.size
  return (
    <chakra.div display="grid" gap="4">
      {failure && (
        <Banner kind="warning" detail={failure.message}>
          Nothing was imported.
        </Banner>
      )}
      <chakra.p fontWeight="medium">
        {`${counted(fresh, 'new client')}, ${counted(duplicates.size, 'duplicate')}, ${counted(faulty.length, 'row')} with problems`}
      </chakra.p>
      {good.length > 0 && (
        <section>
          <h3>First rows</h3>
          <List>
            {good.slice(0, FIRST).map(({ line, client }) => (
              <li key={line}>
                {`${client.first_name} ${client.last_name}, ${client.phone}, ${client.billing_address}, ${client.billing_city}`}
              </li>
            ))}
          </List>
        </section>
      )}
      {duplicates.size > 0 && <Duplicates {...given} />}
      {faulty.length > 0 && (
        <section>
          <h3>Rows with problems</h3>
          <chakra.p textStyle="small" color="fg.muted">
            These rows are left out. Download them, correct them and import them later.
          </chakra.p>
          <List>
            {faulty.slice(0, SHOWN).map((row) => (
              <li key={row.line}>{`Row ${row.line}: ${reasonOf(row)}`}</li>
            ))}
            <More of={faulty} />
          </List>
          <Button variant="outline" size="sm" onClick={() => saveRejected(given)}>
            Download the rejected rows
          </Button>
        </section>
      )}
    </chakra.div>
  )
}

const Duplicates = ({ duplicates, forAll, choiceOf, chooseForAll, chooseFor }: Import) => {
  const all = [...duplicates]
  return (
    <section>
      <h3>Duplicates</h3>
      <SelectField
        name="for-all"
        label="What to do with duplicates"
        hint="The same email, phone number, or name and address."
        options={OPTIONS}
        value={forAll}
        onChange={({ target }) => chooseForAll(choiceIn(target.value))}
      />
      <List mt="2">
        {all.slice(0, SHOWN).map(([line, original]) => (
          <li key={line}>
            <SelectField
              name={`row-${line}`}
              label={`Row ${line}: ${original.name}, ${original.kind === 'client' ? 'already a client' : `as in row ${original.line}`}`}
              options={OPTIONS}
              value={choiceOf(line)}
              onChange={({ target }) => chooseFor(line, choiceIn(target.value))}
            />
          </li>
        ))}
        <More of={all} />
      </List>
    </section>
  )
}
