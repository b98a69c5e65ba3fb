import {
  type Application,
  applicationSchema,
  type ChemicalProduct,
  chemicalProductSchema,
} from '@/domain/chemical/application'
import { mayManageChemicals } from '@/domain/chemical/permissions'
import { type RecordRules, table } from '../core/registry'

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
    // Who may record for a job alone takes back what they recorded, and no more.
    may: (actor, { before, after }) =>
      mayManageChemicals(actor) || (before === null && after?.created_by === actor.user_id),
  },
}

/** What chemicals the business has, and where they were applied. The list of products has no history of its own yet. */
export const chemicalTables = {
  chemical_products: table(chemicalProductSchema, null),
  chemical_applications: table(applicationSchema, applicationRecord),
}
