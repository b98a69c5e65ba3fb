import type { Application } from '@/domain/chemical/application'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { ApplicationAction } from './types'

export const LazyApplicationQuestion = lazyPart({
  name: 'The question',
  load: () =>
    import('@/ui/kit/records/actions/record-question').then(
      ({ RecordQuestion }) => RecordQuestion<Application, ApplicationAction>,
    ),
  isOverlay: true,
})

export const LazyApplicationDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/application-details').then(({ ApplicationDetails }) => ApplicationDetails),
  isOverlay: true,
})

export const LazyChemicalProducts = lazyPart({
  name: 'The products',
  load: () => import('./products/products-dialog').then(({ ChemicalProductsDialog }) => ChemicalProductsDialog),
  isOverlay: true,
})

export const LazyChemicalProductForm = lazyPart({
  name: 'The form',
  load: () =>
    import('./products/product-form-dialog').then(({ ChemicalProductFormDialog }) => ChemicalProductFormDialog),
  isOverlay: true,
})

export const LazyApplicationForm = lazyPart({
  name: 'The form',
  load: () => import('./form/application-form-dialog').then(({ ApplicationFormDialog }) => ApplicationFormDialog),
  isOverlay: true,
})
