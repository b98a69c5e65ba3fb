import type { ServicePackage } from '@/domain/catalog/package'
import type { Product } from '@/domain/catalog/product'
import type { Service } from '@/domain/catalog/service'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { ProductAction } from './types'

export const LazyServiceDetails = lazyPart({
  name: 'The details',
  load: () => import('./services/service-details').then(({ ServiceDetails }) => ServiceDetails),
  isOverlay: true,
})

export const LazyProductDetails = lazyPart({
  name: 'The details',
  load: () => import('./products/product-details').then(({ ProductDetails }) => ProductDetails),
  isOverlay: true,
})

export const LazyPackageDetails = lazyPart({
  name: 'The details',
  load: () => import('./packages/package-details').then(({ PackageDetails }) => PackageDetails),
  isOverlay: true,
})

export const LazyCategoryForm = lazyPart({
  name: 'The form',
  load: () => import('./categories/category-form').then(({ CategoryFormDialog }) => CategoryFormDialog),
  isOverlay: true,
})

export const LazyServiceForm = lazyPart({
  name: 'The form',
  load: () => import('./services/service-form-dialog').then(({ ServiceFormDialog }) => ServiceFormDialog),
  isOverlay: true,
})

export const LazyProductForm = lazyPart({
  name: 'The form',
  load: () => import('./products/product-form-dialog').then(({ ProductFormDialog }) => ProductFormDialog),
  isOverlay: true,
})

export const LazyPackageForm = lazyPart({
  name: 'The form',
  load: () => import('./packages/package-form-dialog').then(({ PackageFormDialog }) => PackageFormDialog),
  isOverlay: true,
})

export const LazyServiceQuestion = lazyPart({
  name: 'The question',
  load: () => import('./removal-question').then(({ RemovalQuestion }) => RemovalQuestion<Service, never>),
  isOverlay: true,
})

export const LazyProductQuestion = lazyPart({
  name: 'The question',
  load: () => import('./removal-question').then(({ RemovalQuestion }) => RemovalQuestion<Product, ProductAction>),
  isOverlay: true,
})

export const LazyPackageQuestion = lazyPart({
  name: 'The question',
  load: () => import('./removal-question').then(({ RemovalQuestion }) => RemovalQuestion<ServicePackage, never>),
  isOverlay: true,
})

export const LazyStockDialog = lazyPart({
  name: 'The form',
  load: () => import('./products/stock-dialog').then(({ StockDialog }) => StockDialog),
  isOverlay: true,
})

export const LazyCategoriesDialog = lazyPart({
  name: 'The categories',
  load: () => import('./categories/categories-dialog').then(({ CategoriesDialog }) => CategoriesDialog),
  isOverlay: true,
})

export const LazyReorderDialog = lazyPart({
  name: 'The reorder list',
  load: () => import('./products/reorder-dialog').then(({ ReorderDialog }) => ReorderDialog),
  isOverlay: true,
})
