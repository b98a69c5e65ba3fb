import { createStoredChoice, useStoredChoice } from '@/ui/kit/behavior/stored-choice'

type Layout = 'table' | 'cards'

const choice = createStoredChoice<Layout>({ key: 'list_layout', values: ['table', 'cards'], fallback: 'table' })

/** The layout of lists with a card grid: `[layout, setLayout]` (CLI-01, PROP-01). Narrow screens always have cards. */
export const useLayout = () => useStoredChoice<Layout>(choice)
