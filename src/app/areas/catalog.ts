import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const catalog = defineArea({
  name: 'catalog',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/catalog/catalog-service')).createCatalogService(http, graphql)),
})
