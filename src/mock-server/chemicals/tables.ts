import {
  type Application,
  applicationSchema,
  type ChemicalProduct,
  chemicalProductSchema,
} from '@/domain/chemical/application'
import { mayManageChemicals } from '@/domain/chemical/permissions'
import { type RecordRules, table } from '../core/log/registry'

declare module '../core/log/rows' {
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
}

const productRecord: RecordRules<ChemicalProduct> = {
  stream: 'chemical_product',
  nouns: ['chemical product', 'chemical products'],
  business: ({ business_id }) => business_id,
  name: ({ name }) => name,
  words: { epa_number: 'EPA number', reentry_interval_hours: 're-entry interval', max_rate: 'highest rate' },
  visible: (_row, actor) => mayManageChemicals(actor),
  page: () => '/dashboard/chemicals?products=true',
}

export const chemicalTables = {
  chemical_products: table(chemicalProductSchema, productRecord),
  chemical_applications: table(applicationSchema, applicationRecord),
}
