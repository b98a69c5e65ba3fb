import { type Call, json, type Reply } from './call'
import type { Random } from './random'

type CallTarget = Pick<Call, 'method' | 'path' | 'body'>
type Incoming = Omit<Call, 'params'>

/** How long answers take, in ms. */
export type Latency = { min: number; max: number }

/** What a browser's fetch rejects with when no answer comes. */
const noAnswer = (): TypeError => new TypeError('Failed to fetch')

/**
 * Troubles to order, settable while the server runs. A pattern is part of `METHOD /path Operation`, as in `POST`, `/assign-crew`, or
 * `ImportClients` for one GraphQL operation; without one any request matches.
 */
export type Faults = {
  /** The next matching request fails before anything is done; status 0 means that no answer comes at all. */
  failNext(pattern?: string, status?: number): void
  /** The next matching request is answered with this and nothing is done: a back end without words, or one that leaves a field out. */
  answerNext(pattern: string, status: number, body: object): void
  /** The next matching request is carried out, then its answer gets lost on the way. */
  loseNext(pattern?: string): void
  /** This share of requests, 0 to 1, fails with 503 before anything is done. @throws RangeError outside of that. */
  failRate(share: number): void
  /** While on, every request fails as without a network. */
  offline(on: boolean): void
  /** @throws RangeError for a negative or empty range. */
  latency(range: Latency): void
  /** Ends all troubles; the latency stays. */
  clear(): void
}

type Planned = { pattern: string; status: number; body?: object }

/** The faults as the server consults them round each request. */
export type FaultPlan = Faults & {
  /** The failure that hits this call before it is handled, if there is one. @throws TypeError when there should be no answer. */
  before(call: CallTarget): Reply | undefined
  /** @throws TypeError when the answer should be lost. */
  after(call: CallTarget): void
  /** How long the answer to this call takes. */
  delay(call: Incoming): number
}

const failure = (status: number): Reply => json(status, { detail: 'The server is having trouble. Please try again.' })

/** What patterns are looked for in. */
const wordsOf = ({ method, path, body }: CallTarget): string =>
  `${method} ${path} ${/"operationName":"(\w+)"/.exec(body)?.[1] ?? ''}`

/** Removes the first plan that matches the call from the list. */
const take = <P extends { pattern: string }>(plans: P[], call: CallTarget): P | undefined => {
  const words = plans.length > 0 ? wordsOf(call) : ''
  const index = plans.findIndex(({ pattern }) => words.includes(pattern))
  return index < 0 ? undefined : plans.splice(index, 1)[0]
}

/** Builds the plan; `random` decides delays and the failing share. `slowness` is that of calls which take a back end its time. */
export const createFaults = (
  random: Random,
  initial: Latency,
  slowness: (call: Incoming) => Latency | undefined,
): FaultPlan => {
  const failures: Planned[] = []
  const losses: { pattern: string }[] = []
  let share = 0
  let offline = false
  let range = initial

  return {
    failNext: (pattern = '', status = 500) => void failures.push({ pattern, status }),
    answerNext: (pattern, status, body) => void failures.push({ pattern, status, body }),
    loseNext: (pattern = '') => void losses.push({ pattern }),
    failRate(next) {
      if (!(next >= 0 && next <= 1)) throw new RangeError('a share lies between 0 and 1')
      share = next
    },
    offline(on) {
      offline = on
    },
    latency(next) {
      if (!(next.min >= 0 && next.max >= next.min)) throw new RangeError('latency needs 0 <= min <= max')
      range = next
    },
    clear() {
      failures.length = 0
      losses.length = 0
      share = 0
      offline = false
    },
    before(call) {
      if (offline) throw noAnswer()
      const planned = take(failures, call)
      if (planned?.status === 0) throw noAnswer()
      if (planned) return planned.body ? json(planned.status, planned.body) : failure(planned.status)
      return share > 0 && random() < share ? failure(503) : undefined
    },
    after(call) {
      if (offline || take(losses, call)) throw noAnswer()
    },
    delay(call) {
      const slow = slowness(call)
      // With latency switched off nothing is slow, and with more of it nothing is faster than the rest.
      const { min, max } = slow && range.max > 0 && range.max < slow.max ? slow : range
      return min + Math.round(random() * (max - min))
    },
  }
}
