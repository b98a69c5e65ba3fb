import {
  type Application,
  applicationSchema,
  type ChemicalProduct,
  chemicalProductSchema,
} from '@/domain/chemical/application'
import { mayManageChemicals } from '@/domain/chemical/permissions'
import { type RecordRules, table } from '../core/registry'
import { chemicalNameProblem, chemicalProductRemoval } from './refusals'

declare module '../core/rows' {
  interface TableRows {
    chemical_products: ChemicalProduct
    chemical_applications: Application
  }
}

const applicationRecord: RecordRules<Application> = {
  stream: 'chemical',
  nouns: ['chemical application', 'chemical applications'],
  business: ({ business_id }) => business_id,
  name: ({ chemical_name, location }) => `${chemical_name}, ${location}`,
  words: { application_date: 'date', application_time: 'time', target_pest_disease: 'target' },
  visible: ({ created_by }, actor) => mayManageChemicals(actor) || created_by === actor.user_id,
  page: ({ id }) => `/dashboard/chemicals/${id}`,
  undo: {
    // People who may record for a job only can take back what they recorded, and nothing else.
    may: (actor, { before, after }) =>
      mayManageChemicals(actor) || (before === null && after?.created_by === actor.user_id),
    obstacle: ({ after }, store) =>
      after.product_id === null || store.find('chemical_products', after.product_id)
        ? null
        : 'Its chemical product was deleted; bring the product back first.',
  },
}

const productRecord: RecordRules<ChemicalProduct> = {
  stream: 'chemical_product',
  nouns: ['chemical product', 'chemical products'],
  business: ({ business_id }) => business_id,
  name: ({ name }) => name,
  words: { epa_number: 'EPA number', reentry_interval_hours: 're-entry interval', max_rate: 'highest rate' },
  visible: (_row, actor) => mayManageChemicals(actor),
  page: () => '/dashboard/chemicals?products=true',
  removal: chemicalProductRemoval,
  undo: {
    may: (actor) => mayManageChemicals(actor),
    obstacle: ({ after }, store) => chemicalNameProblem(after, store),
  },
}

/** What chemicals the business has, and where they were applied. */
export const chemicalTables = {
  chemical_products: table(chemicalProductSchema, productRecord),
  chemical_applications: table(applicationSchema, applicationRecord),
}
