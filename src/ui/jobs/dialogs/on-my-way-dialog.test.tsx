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

it('says that a client without a phone number gets no text', async () => {
  const { text, press, said } = await opened({ clientOf: () => ({ phone: '' }) })
  expect(text()).toContain('Warren has no phone number, so no text can be sent. The job is set as on the way.')
  await press('Set as on the way')
  expect(said).toEqual(['is on the way, expected 9:45 AM'])
})

it('texts a client whose number this person may not read', async () => {
  const { text, press, said } = await opened({ clientOf: () => null })
  expect(text()).not.toContain('phone number')
  await press('Send')
  expect(said).toEqual(['is on the way, expected 9:45 AM'])
})

it('waits for the name of the business', async () => {
  expect((await opened({ business: null })).text()).toBe('')
})
