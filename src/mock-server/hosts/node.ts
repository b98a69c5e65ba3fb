import { createMockBackEnd, type MockServer, type MockServerOptions, serverOver } from '..'
import { answerBy, requestFor } from './fetch'
import { inProcess } from './locks'

const BASE = 'http://localhost/'

/** The back end in a process without a page, as the tests and benches use it: its `fetch` answers, the global one stays as it is. */
export const startInProcess = (options: MockServerOptions): MockServer => {
  const backEnd = createMockBackEnd({ ...options, exclusively: inProcess })
  return serverOver(backEnd, {
    fetch: async (input, init) => answerBy(backEnd, requestFor(input, init, BASE)),
    shutdown: () => {},
  })
}
