import { expect, it } from 'vitest'
import { writeAmountsIn } from '@/domain/money/own-amount'
import { csvOf } from './csv'

type Cost = { name: string; dollars: number | string }
const csv = (...costs: Cost[]) =>
  csvOf<Cost>(
    [
      ['Name', ({ name }) => name],
      ['Cost', ({ dollars }) => dollars, 'money'],
    ],
    costs,
  )

it('has every text in quotation marks, so that a sign in it begins no cell, and numbers as they are', () => {
  expect(csv({ name: 'x;=1', dollars: -3 }, { name: '=1 "2"', dollars: '' }).split('\r\n')).toEqual([
    '"Name","Cost (USD)"',
    '"x;=1",-3.00',
    `"'=1 ""2""",""`,
  ])
})

it('writes money with two decimals or what a square foot needs, and other numbers as short as they are', () => {
  const text = csvOf<{ price: number; hours: number }>(
    [
      ['Price', ({ price }) => price, 'money'],
      ['Hours', ({ hours }) => hours],
    ],
    [
      { price: 128.7, hours: 1.5 },
      { price: 0, hours: 2 },
      { price: 0.012, hours: 0.333 },
    ],
  )
  expect(text.split('\r\n')).toEqual(['"Price (USD)","Hours"', '128.70,1.5', '0.00,2', '0.012,0.333'])
})

it('names the currency of the business over its amounts (X-27)', () => {
  writeAmountsIn('GBP')
  const text = csv({ name: 'Rake', dollars: 12 })
  writeAmountsIn(null)
  expect(text.split('\r\n')).toEqual(['"Name","Cost (GBP)"', '"Rake",12.00'])
})
