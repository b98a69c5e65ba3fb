import { createStoredChoice, useStoredChoice } from '@/ui/kit/behavior/stored-choice'

type Layout = 'table' | 'cards'

const choice = createStoredChoice<Layout>({ key: 'list_layout', values: ['table', 'cards'], fallback: 'table' })

/** How lists with a grid of cards show their records where there is room for a table: `[layout, setLayout]` (CLI-01, PROP-01). Narrow screens have cards alone. */
export const useLayout = () => useStoredChoice<Layout>(choice)
