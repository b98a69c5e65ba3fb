// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { SegmentedControl } from './segmented-control'

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const
type View = (typeof VIEWS)[number]['value']

const changes: View[] = []
const views = (value: View) => (
  <SegmentedControl label="View" value={value} options={VIEWS} onChange={(view) => void changes.push(view)} />
)
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value
const press = (view: View) => act(async () => document.querySelector<HTMLInputElement>(`input[value=${view}]`)?.click())

it('shows what was pressed before that is drawn, and again what any other way leads to', async () => {
  const page = await mounted(views('list'))
  await press('board')
  expect([chosen(), changes]).toEqual(['board', ['board']])

  await page.show(views('board'))
  await page.show(views('list'))
  expect(chosen()).toBe('list')
})

it('shows what is there when Back calls off what was pressed', async () => {
  await mounted(views('list'))
  await press('board')
  await act(async () => void window.dispatchEvent(new Event('popstate')))
  expect(chosen()).toBe('list')
})
