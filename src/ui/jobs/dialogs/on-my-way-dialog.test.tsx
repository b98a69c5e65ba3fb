// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { sampleJob } from '../rules/sample'
import type { OnMyWayContext } from '../types'
import { OnMyWayDialog } from './on-my-way-dialog'

const WAY: OnMyWayContext = {
  business: 'Evergreen Lawn',
  time: '09:15',
  clientOf: () => ({ phone: '(512) 555-0141' }),
  driveTo: () => 24,
}

const opened = async (way: Partial<OnMyWayContext>) => {
  const messages: string[] = []
  const page = await mounted(
    <OnMyWayDialog
      job={sampleJob({ status: 'assigned', client_first_name: 'Warren' })}
      today="2026-11-20"
      crew={[]}
      way={{ ...WAY, ...way }}
      commands={{ tellOnTheWay: () => Promise.resolve({ ok: true }) }}
      actions={{
        stopAsking: () => undefined,
        async save({ records, command, done }) {
          for (const record of records) await command(record)
          messages.push(done?.(records.length) ?? '')
          return null
        },
      }}
    />,
  )
  return { ...page, said: messages }
}

it('arrives when the drive is over', async () => {
  const { value, press, said } = await opened({})
  expect(value('text')).toBe('Hi Warren, your crew from Evergreen Lawn is on the way and should arrive around 9:45 AM.')
  await press('Send')
  expect(said).toEqual(['is on the way, expected 9:45 AM'])
})

it.each([
  [
    'who has no phone number',
    { clientOf: () => ({ phone: '' }) },
    'Warren has no phone number, so nothing can be sent.',
  ],
  ['who can’t be read', { clientOf: () => null }, 'The client’s phone number can’t be read, so nothing can be sent.'],
])('only notes it for a client %s', async (_, way, reason) => {
  const { text, press, said } = await opened(way)
  expect(text()).toContain(`${reason} It is only noted in the job’s history.`)
  await press('Note it')
  expect(said).toEqual(['noted as on the way. Nothing was sent.'])
})

it('waits for the name of the business', async () => {
  expect((await opened({ business: null })).text()).toBe('')
})
