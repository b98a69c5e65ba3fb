import { useState } from 'react'
import { type Failure, toFailure } from '@/domain/record/failure'

type State<Answer> = { busy: boolean; failure: Failure | null; answer: Answer | null }

const IDLE = { busy: false, failure: null, answer: null }

/** Ignores calls while one is under way. */
export const useCall = <Input, Answer>(call: (input: Input) => Promise<Answer>) => {
  const [state, setState] = useState<State<Answer>>(IDLE)
  return {
    ...state,
    async run(input: Input): Promise<void> {
      if (state.busy) return
      setState({ ...IDLE, busy: true })
      try {
        setState({ ...IDLE, answer: await call(input) })
      } catch (error) {
        setState({ ...IDLE, failure: toFailure(error) })
      }
    },
    reset: () => setState(IDLE),
  }
}
