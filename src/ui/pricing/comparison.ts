import { PLANS, type Plan } from '@/domain/subscription/plan'
import { limitInWords } from './price'

/** One line of the comparison: a text for each plan, or whether it has the thing. */
type ComparisonRow = { label: string; cells: readonly (string | boolean)[] }

/** Lines of a plan's own list that say nothing new in a table: what it takes over, and limits, which have lines of their own. */
const isOwnFeature = (feature: string): boolean => !/^(Everything in|As many)\b/.test(feature)

const featuresOf = ({ features }: Plan): string[] => features.filter(isOwnFeature)

/** What each plan has, side by side: a plan has what the smaller ones have, and more. */
export const comparison = (plans: readonly Plan[] = PLANS): ComparisonRow[] => [
  { label: 'Customers', cells: plans.map(({ limits }) => limitInWords(limits.maxCustomers)) },
  { label: 'Users', cells: plans.map(({ limits }) => limitInWords(limits.maxUsers)) },
  ...plans.flatMap((plan, place) =>
    featuresOf(plan).map((label) => ({ label, cells: plans.map((_, other) => other >= place) })),
  ),
]
