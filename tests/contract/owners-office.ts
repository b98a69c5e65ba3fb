import { beforeEach } from 'vitest'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock } from './office'

/** An office with its owner signed in and a clock that stands still, again for each test. */
export const ownersOffice = () => {
  const openOffice = officesPerTest()
  let clock: MovableClock
  let server: MockServer
  let owner: Person
  const signInAgain = async () => {
    owner = await signIn(server, OWNER)
  }
  beforeEach(async () => {
    clock = stoppedClock()
    server = openOffice({ clock })
    await signInAgain()
  })
  return {
    get server() {
      return server
    },
    get owner() {
      return owner
    },
    get clock() {
      return clock
    },
    /** Signs in again, since the owner's session expires while time passes. */
    signInAgain,
    /** Days go by, and the owner signs in again. */
    async later(days: number) {
      clock.advance(days * DAY)
      await signInAgain()
    },
  }
}
