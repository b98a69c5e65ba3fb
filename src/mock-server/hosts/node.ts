import { createMockBackEnd, type MockServer, type MockServerOptions, serverOver } from '..'
import { answerBy, requestFor } from './fetch'
import { inProcess } from './locks'

const BASE = 'http://localhost/'

/** Back end for tests and benchmarks in a process without a page. Its `fetch` answers; the global one stays untouched. */
export const startInProcess = (options: MockServerOptions): MockServer => {
  const backEnd = createMockBackEnd({ ...options, exclusively: inProcess })
  return serverOver(backEnd, {
    fetch: async (input, init) => answerBy(backEnd, requestFor(input, init, BASE)),
    shutdown: () => {},
  })
}
