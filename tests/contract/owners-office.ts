import { beforeEach } from 'vitest'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { DAY, OWNER, officesPerTest, type Person, signIn, stoppedClock } from './office'

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
    /** The owner's session expires as time passes. */
    signInAgain,
    async later(days: number) {
      clock.advance(days * DAY)
      await signInAgain()
    },
  }
}
