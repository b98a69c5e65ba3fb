import { chakra } from '@chakra-ui/react'
import { PLANS, type Plan } from '@/domain/subscription/plan'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { limitInWords } from './price'

type ComparisonRow = { label: string; cells: readonly (string | boolean)[] }

/** Skips list items that are redundant in a table: inherited features, and limits, which have their own rows. */
const isOwnFeature = (feature: string): boolean => !/^(Everything in|As many)\b/.test(feature)

const featuresOf = ({ features }: Plan): string[] => features.filter(isOwnFeature)

/** A plan includes everything in the smaller ones. */
export const comparison = (plans: readonly Plan[] = PLANS): ComparisonRow[] => [
  { label: 'Customers', cells: plans.map(({ limits }) => limitInWords(limits.maxCustomers)) },
  { label: 'Users', cells: plans.map(({ limits }) => limitInWords(limits.maxUsers)) },
  ...plans.flatMap((plan, place) =>
    featuresOf(plan).map((label) => ({ label, cells: plans.map((_, other) => other >= place) })),
  ),
]

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: { base: 'sm', md: 'md' },
    '& th, & td': { py: '3', px: { base: '0.5', md: '4' }, borderBottomWidth: '1px', textAlign: 'center' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& th:first-of-type': { textAlign: 'start', fontWeight: 'normal', ps: { base: '3', md: '5' } },
    '& tr > :first-of-type': { width: { base: '27%', md: '40%' } },
    '& thead th': {
      fontSize: { base: '2xs', sm: 'sm', md: 'md' },
      px: { base: '0', md: '4' },
      letterSpacing: { base: '-0.03em', sm: 'normal' },
      overflowWrap: 'normal',
      fontWeight: 'semibold',
      bg: 'bg.muted',
    },
    '& td': { fontVariantNumeric: 'tabular-nums' },
    '& td[data-popular=true]': { bg: 'accent.subtle' },
  },
})

export const PlanTable = () => (
  <chakra.section aria-labelledby="compare" width="100%">
    <chakra.h2 id="compare" textStyle="title" mb="4">
      Compare the plans
    </chakra.h2>
    <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What a plan has</VisuallyHidden>
            </th>
            {PLANS.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison().map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {PLANS.map(({ id, popular }, place) => (
                <td key={id} data-popular={popular}>
                  <Cell value={cells[place] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  </chakra.section>
)

const Cell = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return value
  return (
    <>
      <chakra.span aria-hidden color={value ? 'success.fg' : 'fg.subtle'} fontWeight="semibold">
        {value ? '✓' : '–'}
      </chakra.span>
      <VisuallyHidden>{value ? 'Included' : 'Not included'}</VisuallyHidden>
    </>
  )
}
