import type { Addition } from '@/domain/page/additions'

export type Begun = { clients: boolean; properties: boolean; jobs: boolean }

export type FirstStep = {
  title: string
  hint: string
  isDone: boolean
  addition: Addition
}

const STEPS = [
  { id: 'client', has: 'clients', title: 'Add your first client', hint: 'Who you work for, and how to reach them.' },
  { id: 'property', has: 'properties', title: 'Add their property', hint: 'Where you work, and how crews get in.' },
  { id: 'job', has: 'jobs', title: 'Create the first job', hint: 'What needs to be done, when, and by whom.' },
] as const

/** Only steps the person may do. Returns null once all are done. */
export const firstSteps = (begun: Begun, additions: readonly Addition[]): FirstStep[] | null => {
  const steps = STEPS.flatMap(({ id, has, title, hint }): FirstStep[] => {
    const addition = additions.find((each) => each.id === id)
    return addition ? [{ title, hint, isDone: begun[has], addition }] : []
  })
  return steps.length === STEPS.length && steps.some(({ isDone }) => !isDone) ? steps : null
}
