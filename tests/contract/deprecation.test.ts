import { afterEach, expect, test, vi } from 'vitest'
import { listCrew, listCrewOld } from '@/contract/crew'
import { OWNER, openOffice, signIn } from './office'

afterEach(() => vi.restoreAllMocks())

test('an old path answers as the new one does, and is told of once (X-47)', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const server = openOffice()
  const owner = await signIn(server, OWNER)
  const fresh = await owner.send(listCrew)
  const old = await owner.send(listCrewOld)
  await owner.send(listCrewOld)
  server.shutdown()

  expect(old.body).toEqual(fresh.body)
  expect([fresh, old].map(({ headers }) => headers.get('deprecation'))).toEqual([null, 'true'])
  expect(info.mock.calls).toEqual([
    ['GET /api/businesses/:businessId/crew is deprecated; a newer path answers the same.'],
  ])
})
