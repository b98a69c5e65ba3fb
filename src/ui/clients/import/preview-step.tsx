import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { fullName } from '@/domain/account/user'
import { importFieldLabel } from '@/domain/client/import/columns'
import { DUPLICATE_CHOICES, type DuplicateChoice } from '@/domain/client/import/plan'
import { numberText } from '@/domain/money/number-text'
import { type Failure, isUncertain, uncertaintyText } from '@/domain/record/failure'
import { counted, firstListed } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { saveCsv } from '@/ui/kit/records/actions/csv'
import { UpgradeLink } from '../clients-notices'
import { PagedList } from './paged-list'
import { checkingWords, type Import } from './use-import'

const FIRST = 5

const CHOICES = {
  skip: 'Leave out',
  add: 'Add as new',
  fill: 'Fill in empty fields',
} as const satisfies Record<DuplicateChoice, string>
const OPTIONS = DUPLICATE_CHOICES.map((value) => ({ value, label: CHOICES[value] }))
const MIXED = { value: 'mixed', label: 'Different for some rows' }
const choiceIn = (value: string): DuplicateChoice => DUPLICATE_CHOICES.find((choice) => choice === value) ?? 'skip'

type Faulty = Import['faulty'][number]

const reasonOf = ({ faults }: Faulty): string =>
  faults.map(({ field, message }) => (field ? `${importFieldLabel(field)}: ${message}` : message)).join('; ')

const saveRejected = ({ faulty, table }: Pick<Import, 'faulty' | 'table'>) =>
  saveCsv(
    'rejected-rows.csv',
    [
      ...table.headers.map((header, index) => [header, ({ cells }: Faulty) => cells[index] ?? ''] as const),
      ['Reason', reasonOf] as const,
    ],
    faulty,
  )

const Section = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', justifyItems: 'stretch' },
})
const Heading = chakra('h3', { base: { textStyle: 'heading' } })
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    overflowWrap: 'anywhere',
    textStyle: 'small',
  },
})

/** Imports above this size take long enough to say so. */
const MANY = 500
const PLAN_LIMIT = 402

const failureText = (failure: Failure, { seemsDone, mayBeDone }: Import): string => {
  if (isUncertain(failure))
    return seemsDone
      ? `${uncertaintyText(failure)}, but the clients are there now: the import seems to have gone through.`
      : `${uncertaintyText(failure)}, so the clients may have been imported. Import again: nothing is added twice.`
  return mayBeDone ? 'Nothing was imported this time. The clients may have been before.' : 'Nothing was imported.'
}

const ROWS_NAMED = 5

const namedRows = (lines: readonly number[]): string => firstListed(lines.map(numberText), ROWS_NAMED)

const lateRows = (lines: readonly number[]): string =>
  lines.length === 1
    ? `Row ${namedRows(lines)} has become a duplicate.`
    : `Rows ${namedRows(lines)} have become duplicates.`

/** A warning, not an error. */
const oddZipRows = (lines: readonly number[]): string =>
  lines.length === 1
    ? `The ZIP code in row ${namedRows(lines)} doesn’t look like a US one. It is imported as it is.`
    : `The ZIP codes in rows ${namedRows(lines)} don’t look like US ones. They are imported as they are.`

export const PreviewStep = (props: Import) => {
  const { faulty, good, duplicates, failure, late, busy, planned, checked, table, noRoom, actor } = props
  const fresh = good.length - duplicates.size
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {failure && (
        <Banner
          kind="warning"
          detail={props.seemsDone ? undefined : failure.message}
          actions={
            <>
              {failure.status === PLAN_LIMIT && !noRoom && <UpgradeLink actor={actor} />}
              {props.seemsDone && (
                <Button size="sm" variant="outline" onClick={props.undo}>
                  Undo import
                </Button>
              )}
            </>
          }
        >
          {failureText(failure, props)}
        </Banner>
      )}
      {noRoom && (
        <Banner kind="warning" actions={<UpgradeLink actor={actor} />}>
          {noRoom}
        </Banner>
      )}
      {late.size > 0 && !(failure && isUncertain(failure)) && (
        <chakra.p>{`${lateRows([...late])} ${late.size === 1 ? 'Choose what to do with it under Duplicates.' : 'Choose what to do with them under Duplicates.'}`}</chakra.p>
      )}
      {busy && planned.length > MANY && (
        <chakra.p role="status">{`Importing ${counted(planned.length, 'client')}. This can take a minute.`}</chakra.p>
      )}
      {checked !== null && <chakra.p role="status">{checkingWords(checked, table.rows.length)}</chakra.p>}
      <chakra.p fontWeight="medium">
        {`${counted(fresh, 'new client')}, ${counted(duplicates.size, 'duplicate')}, ${counted(faulty.length, 'row')} with problems`}
      </chakra.p>
      {good.length > 0 && (
        <Section>
          <Heading>First rows</Heading>
          <List>
            {good.slice(0, FIRST).map(({ line, client }) => (
              <li key={line}>
                {/* Isolated per cell, because a right-to-left name would reorder its neighbors. */}
                <bdi>{fullName(client)}</bdi>, <bdi>{client.phone}</bdi>, <bdi>{client.billing_address}</bdi>,{' '}
                <bdi>{client.billing_city}</bdi>
              </li>
            ))}
          </List>
        </Section>
      )}
      {props.lostZeros > 0 && (
        <CheckboxField
          label="Put back the 0 at the beginning of ZIP codes"
          hint={`${counted(props.lostZeros, 'row')} with a ZIP code of fewer than five digits, as spreadsheets write 02134 as 2134.`}
          checked={props.zeros}
          onChange={({ target }) => void props.readZeros(target.checked)}
        />
      )}
      {props.oddZips.length > 0 && <Banner kind="warning">{oddZipRows(props.oddZips)}</Banner>}
      {duplicates.size > 0 && <Duplicates {...props} />}
      {faulty.length > 0 && (
        <Section>
          <Heading>Rows with problems</Heading>
          <chakra.p textStyle="small" color="fg.muted">
            These rows are left out. Download them, correct them and import them later.
          </chakra.p>
          <PagedList noun="rows with problems" items={faulty}>
            {(row) => <li key={row.line}>{`Row ${row.line}: ${reasonOf(row)}`}</li>}
          </PagedList>
          <Button variant="outline" size="sm" justifySelf="start" onClick={() => saveRejected(props)}>
            Download the rejected rows
          </Button>
        </Section>
      )}
    </chakra.div>
  )
}

const Duplicates = ({ duplicates, good, late, isMixed, forAll, choiceOf, chooseForAll, chooseFor }: Import) => {
  const names = useMemo(() => new Map(good.map(({ line, client }) => [line, fullName(client)])), [good])
  const all = [...duplicates].sort(([one], [other]) => Number(late.has(other)) - Number(late.has(one)))
  return (
    <Section>
      <Heading>Duplicates</Heading>
      <SelectField
        name="for-all"
        label="What to do with all duplicates"
        hint="The same email, phone number, or name and address."
        options={isMixed ? [MIXED, ...OPTIONS] : OPTIONS}
        value={isMixed ? MIXED.value : forAll}
        onChange={({ target }) => target.value !== MIXED.value && chooseForAll(choiceIn(target.value))}
      />
      <PagedList noun="duplicates" items={all}>
        {([line, original]) => (
          <li key={line}>
            <chakra.p mb="1">
              {`Row ${line}: `}
              <bdi>{names.get(line)}</bdi>
              {original.kind === 'client' ? `, same ${original.by} as your client ` : `, same ${original.by} as `}
              <bdi>{original.name}</bdi>
              {original.kind === 'row' && ` in row ${original.line}`}
            </chakra.p>
            <SelectField
              name={`row-${line}`}
              label={`What to do with row ${line}, ${names.get(line) ?? ''}`}
              hideLabel
              options={OPTIONS}
              value={choiceOf(line)}
              onChange={({ target }) => chooseFor(line, choiceIn(target.value))}
            />
          </li>
        )}
      </PagedList>
    </Section>
  )
}
