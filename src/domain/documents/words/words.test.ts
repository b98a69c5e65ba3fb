import { expect, it } from 'vitest'
import { methodLabel, PAYMENT_METHODS } from '../../invoice/vocabulary'
import { DOCUMENTS } from './en'

it('in English a way of paying reads as staff read it', () => {
  expect(PAYMENT_METHODS.map((method) => DOCUMENTS.methods[method])).toEqual(PAYMENT_METHODS.map(methodLabel))
})
