import { type Call, json, type Reply } from './call'
import type { Random } from './random'

type CallTarget = Pick<Call, 'method' | 'path' | 'body'>
type Incoming = Omit<Call, 'params'>

export type Latency = { min: number; max: number }

/** Mirrors the error of a browser's fetch when there is no response. */
const noAnswer = (): TypeError => new TypeError('Failed to fetch')

/**
 * Fault injection, adjustable while the server runs. A pattern matches part of `METHOD /path Operation`: `POST`, `/assign-crew`, or
 * `ImportClients` for a GraphQL operation; without one every request matches.
 */
export type Faults = {
  /** Fails the next matching request before it has any effect; status 0 means no response at all. */
  failNext(pattern?: string, status?: number): void
  /** Answers the next matching request with this reply, without any effect: for empty or incomplete replies. */
  answerNext(pattern: string, status: number, body: object): void
  /** Executes the next matching request, then drops its reply. */
  loseNext(pattern?: string): void
  /** Share of requests, 0 to 1, that fail with 503 before any effect. Throws a RangeError outside that range. */
  failRate(share: number): void
  /** Every request fails as without a network. */
  offline(on: boolean): void
  /** Throws a RangeError for a negative or empty range. */
  latency(range: Latency): void
  clear(): void
}

type Planned = { pattern: string; status: number; body?: object }

export type FaultPlan = Faults & {
  /** Returns a failure reply for the call, if one is due. Throws a TypeError when there should be no response. */
  before(call: CallTarget): Reply | undefined
  /** Throws a TypeError when the reply should be dropped. */
  after(call: CallTarget): void
  delay(call: Incoming): number
}

const failure = (status: number): Reply => json(status, { detail: 'The server is having trouble. Please try again.' })

const wordsOf = ({ method, path, body }: CallTarget): string =>
  `${method} ${path} ${/"operationName":"(\w+)"/.exec(body)?.[1] ?? ''}`

const take = <P extends { pattern: string }>(plans: P[], call: CallTarget): P | undefined => {
  const words = plans.length > 0 ? wordsOf(call) : ''
  const index = plans.findIndex(({ pattern }) => words.includes(pattern))
  return index < 0 ? undefined : plans.splice(index, 1)[0]
}

/** `random` drives delays and the failure rate. `slowness` is the latency of slow calls. */
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
      // Slow calls are never faster than the others, and not slow when latency is off.
      const { min, max } = slow && range.max > 0 && range.max < slow.max ? slow : range
      return min + Math.round(random() * (max - min))
    },
  }
}
