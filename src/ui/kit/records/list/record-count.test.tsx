// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { RecordCount } from './records-page'

const definition = { noun: ['tool', 'tools'] as const }

it.each([
  ['loading', ''],
  ['ready', '0 tools'],
])('a list that is %s says "%s"', async (state, expected) => {
  const { text } = await mounted(<RecordCount list={{ definition, records: { state }, shown: [] }} />)
  expect(text()).toBe(expected)
})
