import { describe, expect, it } from 'vitest'
import { errandMachine } from '../../../../tests/fixtures/errand'
import { coverage } from './coverage'

describe('coverage', () => {
  it('counts every alternative of every transition, and names those that were not taken', () => {
    const walked = coverage(errandMachine)
    walked.add({ what: 'shears' }, [{ type: 'errand.drop' }])
    walked.add({ what: 'shears' }, [{ type: 'errand.go', id: 'intent-1' }, { type: 'xstate.after.patience.calm' }])
    expect(walked.report()).toEqual({
      transitions: {
        total: 15,
        covered: 3,
        missing: [
          'errand.working on errand.pause[0] to errand.paused',
          'errand.working on errand.drop[0] to errand.dropped',
          'errand.working on xstate.done.state.errand.working[0] to errand.finished',
          'errand.working.search.asking on xstate.done.actor.fetch[0] to errand.working.search.found',
          'errand.working.search.asking on xstate.error.actor.fetch[0] to waiting',
          'errand.working.search.asking on xstate.error.actor.fetch[1] to errand.working.search.given_up',
          'waiting on xstate.after.backoff.waiting[0] to errand.working.search.asking',
          'errand.working.search.given_up on errand.retry[0] to errand.working.search.asking',
          'calm on xstate.done.actor.tell[0] to stays',
          'calm on xstate.error.actor.tell[0] to stays',
          'errand.paused on errand.resume[0] to errand.working.before',
          'errand.paused on errand.drop[0] to errand.dropped',
        ],
      },
      states: {
        total: 14,
        entered: 9,
        missing: [
          'waiting',
          'errand.working.search.given_up',
          'errand.working.search.found',
          'errand.paused',
          'errand.finished',
        ],
      },
    })
  })
})
