import { createCatalogService } from '@/services/catalog/catalog-service'
import { defineArea } from './area'

/** What the business sells, and what it has in stock. */
export const catalog = defineArea({
  name: 'catalog',
  services: ({ http, graphql }) => createCatalogService(http, graphql),
})
