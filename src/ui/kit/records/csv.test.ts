import { expect, it } from 'vitest'
import { csvOf } from './csv'

type Cost = { name: string; dollars: number | string }
const csv = (...costs: Cost[]) =>
  csvOf<Cost>(
    [
      ['Name', ({ name }) => name],
      ['Cost (USD)', ({ dollars }) => dollars],
    ],
    costs,
  )

it('has every text in quotation marks, so that a sign in it begins no cell, and numbers as they are', () => {
  expect(csv({ name: 'x;=1', dollars: -3 }, { name: '=1 "2"', dollars: '' }).split('\r\n')).toEqual([
    '"Name","Cost (USD)"',
    '"x;=1",-3',
    `"'=1 ""2""",""`,
  ])
})
