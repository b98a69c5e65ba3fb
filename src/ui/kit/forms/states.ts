import { US_STATES } from '@/domain/text/us-states'
import type { SelectOption } from '../fields/select-field'

const STATES: readonly SelectOption[] = [
  { value: '', label: 'Choose' },
  ...US_STATES.map((code) => ({ value: code, label: code })),
]

export const statesWith = (state: string): readonly SelectOption[] =>
  STATES.some(({ value }) => value === state) ? STATES : [...STATES, { value: state, label: state }]
