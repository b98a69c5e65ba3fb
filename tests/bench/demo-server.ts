import { login } from '@/contract/auth'
import { demoUser } from '@/domain/demo/demo'
import { createClock } from '@/domain/time/clock'
import type { MockServer, MockServerOptions } from '@/mock-server'
import { startInProcess } from '@/mock-server/hosts/node'

/** Origin of the mock server without a page. */
export const ORIGIN = 'http://localhost'

export const benchClock = createClock({
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
})

export const startWithoutLatency = (options: Omit<MockServerOptions, 'clock' | 'latency'>): MockServer =>
  startInProcess({ ...options, clock: benchClock, latency: { min: 0, max: 0 } })

export const signIn = async (
  server: MockServer,
  who: Parameters<typeof demoUser>[0] = 'owner',
): Promise<Record<string, string>> => {
  const { email, password } = demoUser(who)
  const answer = await server.fetch(`${ORIGIN}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}
