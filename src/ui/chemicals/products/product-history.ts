import type { ChemicalProduct } from '@/domain/chemical/application'
import { rateText } from '@/domain/chemical/rate'
import { CHEMICAL_CATEGORIES, chemicalLabel, SIGNAL_WORDS } from '@/domain/chemical/vocabulary'
import { asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'
import { hoursText } from '../words'

const isRate = (value: unknown): value is { amount: number; unit: string } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value

export const CHEMICAL_PRODUCT_HISTORY: HistoryWords<ChemicalProduct> = {
  fields: {
    id: null,
    business_id: null,
    name: 'Name',
    epa_number: 'EPA number',
    active_ingredient: 'Active ingredient',
    signal_word: ['Signal word', asWord(SIGNAL_WORDS, chemicalLabel)],
    category: ['Category', asWord(CHEMICAL_CATEGORIES, chemicalLabel)],
    reentry_interval_hours: ['Re-entry interval', (value) => (value === '' ? undefined : hoursText(Number(value)))],
    max_rate: ['Highest rate', (value) => (isRate(value) ? rateText(value) : undefined)],
  },
  titles: {
    'chemical_product.added': 'Chemical product added',
    'chemical_product.edited': 'Chemical product edited',
    'chemical_product.deleted': 'Chemical product deleted',
  },
}
