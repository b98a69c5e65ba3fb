import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { movementFormSchema } from './movement-form'
import { emptyPackageForm, packageFormOf, packageFormSchema } from './package-form'
import { emptyProductForm, productFormOf, productFormSchema } from './product-form'
import { SAMPLE_CATALOG } from './sample'
import { emptyServiceForm, serviceFormOf, serviceFormSchema } from './service-form'

const problemsOf = (schema: v.GenericSchema, form: object) => {
  const { issues = [] } = v.safeParse(schema, form)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('the form of a service', () => {
  it('asks for name, category and price', () => {
    expect(problemsOf(serviceFormSchema, emptyServiceForm)).toEqual({
      name: 'Name is required',
      category_id: 'Category is required',
      base_price: 'Price is required',
    })
  })

  it('takes three decimals per square foot alone', () => {
    const form = { ...emptyServiceForm, name: 'Mowing', category_id: 1, base_price: '0.012' }
    expect(problemsOf(serviceFormSchema, form)).toEqual({ base_price: 'Use at most two decimals' })
    expect(problemsOf(serviceFormSchema, { ...form, pricing_type: 'per_sqft' })).toEqual({})
  })

  it('is what the service is, filled from it', () => {
    for (const service of SAMPLE_CATALOG.services) {
      const { id: _, business_id: __, ...fields } = service
      expect(v.parse(serviceFormSchema, serviceFormOf(service))).toEqual(fields)
    }
  })
})

describe('the form of a product', () => {
  it('asks for name, SKU and price', () => {
    expect(problemsOf(productFormSchema, { ...emptyProductForm, reorder_point: 'few' })).toEqual({
      name: 'Name is required',
      sku: 'SKU is required',
      reorder_point: 'Use a number like 10',
      sell_price: 'Price is required',
    })
  })

  it('is what the product is, filled from it', () => {
    for (const product of SAMPLE_CATALOG.products) {
      const { id: _, business_id: __, current_stock, ...fields } = product
      expect(v.parse(productFormSchema, productFormOf(product))).toEqual({
        ...fields,
        current_stock: current_stock ?? 0,
      })
    }
  })
})

describe('the form of a package', () => {
  it('asks for something in it', () => {
    const form = { ...emptyPackageForm, name: 'Spring', total_price: '99' }
    expect(problemsOf(packageFormSchema, form)).toEqual({
      included_services: 'Include at least one service or product',
    })
    const included_products = [{ product_id: 1, quantity: '0' }]
    expect(problemsOf(packageFormSchema, { ...form, included_products })).toEqual({
      'included_products.0.quantity': 'Use more than 0',
    })
  })

  it('is what the package is, filled from it', () => {
    for (const sold of SAMPLE_CATALOG.packages) {
      const { id: _, business_id: __, ...fields } = sold
      expect(v.parse(packageFormSchema, packageFormOf(sold))).toEqual(fields)
    }
  })
})

describe('a stock movement', () => {
  const typed = { kind: 'received', quantity: '5', job_id: null, reason: '' }

  it('of a job names it, and a correction says why', () => {
    expect(problemsOf(movementFormSchema, typed)).toEqual({})
    expect(problemsOf(movementFormSchema, { ...typed, kind: 'used' })).toEqual({ job_id: 'Job is required' })
    expect(problemsOf(movementFormSchema, { ...typed, kind: 'corrected' })).toEqual({ reason: 'Reason is required' })
  })

  it('is of something; what is counted may be nothing', () => {
    expect(problemsOf(movementFormSchema, { ...typed, quantity: '0' })).toEqual({ quantity: 'Use more than 0' })
    const counted = { ...typed, kind: 'corrected', quantity: '0', reason: 'Flood' }
    expect(problemsOf(movementFormSchema, counted)).toEqual({})
  })
})
