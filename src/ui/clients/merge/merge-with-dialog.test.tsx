// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import type { ListedClient } from '@/domain/client/filter'
import type { Cents } from '@/domain/money/money'
import { mounted } from '../../../../tests/fixtures/mounted'
import { client } from '../../../../tests/fixtures/records'
import { MergeWithDialog } from './merge-with-dialog'

const AVERY: ListedClient = { ...client, current_balance: 0 as Cents, properties: [] }
const AVE: ListedClient = { ...AVERY, id: 6, first_name: 'Ave', email: 'ave@example.com' }

it('offers every client but the one that is asked about', async () => {
  const chosen: string[] = []
  const page = await mounted(
    <MergeWithDialog
      client={AVERY}
      clients={{ state: 'ready', value: [AVERY, AVE] }}
      onChoose={({ email }) => chosen.push(email)}
      onClose={() => {}}
    />,
  )
  await page.type('client_id', 'stone')
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ave Stoneave@example.com'])
  await act(async () => options[0]?.click())
  expect(chosen).toEqual(['ave@example.com'])
})
