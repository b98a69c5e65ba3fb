import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { backEnd, httpTo, json } from '../../../tests/fixtures/back-end'
import { typed } from '../../../tests/fixtures/sam'
import { createOnboardingPorts } from './onboarding-ports'
import { patchSavedForms, type SavedForms, savedFormsQuery } from './queries'

const { account, property, preferences } = typed
const secret_gone = { message: 'Please type it again', status: 0, details: { code: 'secret_gone' } }

type Answer = Parameters<typeof backEnd>[0]

const portsTo = (answer: Answer, forms: object = typed, answered: string | null = null) => {
  const { fetch, received } = backEnd(answer)
  const reports: [string, string, Partial<SavedForms>][] = []
  const ports = createOnboardingPorts({
    http: httpTo(fetch),
    reveal: () => 'Lantana-2026',
    forget: () => {},
    typed: () => forms,
    answered: () => answered,
    onLoaded: (customerId, saved) => reports.push(['loaded', customerId, saved]),
    onSaved: (customerId, saved) => reports.push(['saved', customerId, saved]),
  })
  return { ports, received, told: reports }
}
const password = { $secret: 'handle-1' }
const ofCustomer = { key: 'k1', customer_id: 'cus_7' }

describe('what was typed', () => {
  it('is what is sent, and counts as saved once the back end says so', async () => {
    const { ports, received, told } = portsTo(({ url }) =>
      json(url.endsWith('/start') ? { customer_id: 'cus_7', resume: false } : { success: true }),
    )
    expect(await ports.startOnboarding({ key: 'k0', password })).toEqual({ customer_id: 'cus_7', resume: false })
    await ports.saveProperty(ofCustomer)
    await ports.savePreferences({ ...ofCustomer, key: 'k2' })
    await ports.completeOnboarding({ ...ofCustomer, key: 'k3' })
    expect(received.map(({ key, body }) => [key, body])).toEqual([
      [
        'k0',
        {
          email: 'sam@rivera.example',
          first_name: 'Sam',
          last_name: 'Rivera',
          phone: '+15125550142',
          password: 'Lantana-2026',
        },
      ],
      ['k1', property],
      ['k2', preferences],
      ['k3', null],
    ])
    expect(told).toEqual([
      ['saved', 'cus_7', { account }],
      ['saved', 'cus_7', { property }],
      ['saved', 'cus_7', { preferences }],
      ['saved', 'cus_7', {}],
    ])
  })

  it('is not sent again after a reload where the next step was shown already', async () => {
    const { ports, received, told } = portsTo(() => json({ success: true }), typed, 'cus_7')
    expect(await ports.startOnboarding({ key: 'k0', password })).toEqual({ customer_id: 'cus_7', resume: false })
    expect([received, told]).toEqual([[], []])
  })

  it('does not count as saved when the back end refuses', async () => {
    const { ports, told } = portsTo(() => json({ detail: 'Busy' }, 503))
    await expect(ports.saveProperty(ofCustomer)).rejects.toEqual({
      message: 'Busy',
      status: 503,
      details: { detail: 'Busy' },
    })
    expect(told).toEqual([])
  })

  it('is asked for again where this session does not have it, and nothing is sent', async () => {
    const { ports, received } = portsTo(() => json({ success: true }), {})
    await expect(ports.startOnboarding({ key: 'k1', password })).rejects.toEqual(secret_gone)
    await expect(ports.saveProperty(ofCustomer)).rejects.toEqual(secret_gone)
    await expect(ports.savePreferences(ofCustomer)).rejects.toEqual(secret_gone)
    expect(received).toEqual([])
  })
})

it('how far someone came is told without what they typed, which is told apart', async () => {
  const answer = { customer_id: 'cus_7', current_step: 2, completed: false, account, property, preferences: null }
  const { ports, told } = portsTo(() => json(answer))
  expect(await ports.loadProgress({ customer_id: 'cus_7' })).toEqual({ current_step: 2, completed: false })
  expect(told).toEqual([['loaded', 'cus_7', { account, property, preferences: null }]])
})

describe('what is known to be saved', () => {
  const cachedForms = (client: QueryClient) => client.getQueryData(savedFormsQuery(httpTo(fetch), 'cus_7').queryKey)

  it('begins with nothing and takes each step as it is saved', () => {
    const client = new QueryClient()
    patchSavedForms(client, 'cus_7', { account })
    patchSavedForms(client, 'cus_7', { property })
    expect(cachedForms(client)).toEqual({ account, property, preferences: null })
  })

  it('is loaded from the back end', async () => {
    const answer = { customer_id: 'cus_7', current_step: 2, completed: false, account, property, preferences: null }
    const http = httpTo(backEnd(() => json(answer)).fetch)
    const client = new QueryClient()
    expect(await client.fetchQuery(savedFormsQuery(http, 'cus_7'))).toEqual({ account, property, preferences: null })
  })
})
