import { expect, it } from 'vitest'
import type { ClientDraft } from '@/domain/client/form'
import { failureFrom } from '@/domain/record/failure'
import { createClientService } from './client-service'

const answering = (status: number, body: object) =>
  createClientService({ call: () => Promise.reject(failureFrom({ status, body })) })
const draft = {} as ClientDraft

it.each([
  [404, { detail: 'Not Found' }, 'The landscaping service is not available. Please contact support.'],
  [401, { detail: 'Not authenticated' }, 'Your session has expired. Please log in again.'],
  [400, { detail: 'The phone number is known already.' }, 'The phone number is known already.'],
  [400, {}, 'Invalid client data. Please check your inputs.'],
  [500, { message: 'Busy' }, 'Busy'],
  [500, {}, 'Failed to create client. Please try again.'],
])('a creation that fails with %i %j says so as stated (CLI-14 to CLI-17)', async (status, body, message) => {
  await expect(answering(status, body).create(1, draft, 'k')).rejects.toMatchObject({ status, message })
})

it('other writes that fail without words of the server say what failed (CLI-18, PROP-06)', async () => {
  const service = answering(500, {})
  const failures = await Promise.all(
    [
      service.edit(1, 5, { changed: {}, was: {} }, 'k'),
      service.setStatus(1, 5, 'former', 'k'),
      service.remove(1, 5, 'k'),
      service.removeProperty(1, 9, 'k'),
    ].map((call) => call.catch((failure: { message: string }) => failure.message)),
  )
  expect(failures).toEqual([
    'Failed to update client. Please try again.',
    'Failed to update client. Please try again.',
    'Failed to delete client. Please try again.',
    'Failed to delete property. Please try again.',
  ])
})
