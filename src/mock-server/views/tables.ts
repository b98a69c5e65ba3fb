import { type SavedView, savedViewSchema } from '@/domain/record/saved-view'
import { type RecordRules, table } from '../core/log/registry'

declare module '../core/log/rows' {
  interface TableRows {
    saved_views: SavedView
  }
}

const viewRecord: RecordRules<SavedView> = {
  stream: 'view',
  nouns: ['view', 'views'],
  business: ({ business_id }) => business_id,
  owner: 'user_id',
  name: ({ name }) => name,
  visible: () => true,
  page: () => null,
}

export const viewTables = { saved_views: table(savedViewSchema, viewRecord) }
