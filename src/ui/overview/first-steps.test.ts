import { expect, it } from 'vitest'
import type { Addition } from '@/domain/page/additions'
import { firstSteps } from './first-steps'

const addition = (id: Addition['id']): Addition => ({ id, label: id, to: '/dashboard/jobs', search: { create: true } })
const ALL = [addition('client'), addition('property'), addition('job'), addition('import')]
const NOTHING = { clients: false, properties: false, jobs: false }

it('lead from nothing to the first job, with what is done ticked', () => {
  expect(firstSteps({ ...NOTHING, clients: true }, ALL)).toEqual([
    {
      title: 'Add your first client',
      hint: 'Who you work for, and how to reach them.',
      isDone: true,
      addition: addition('client'),
    },
    {
      title: 'Add their property',
      hint: 'Where you work, and how crews get in.',
      isDone: false,
      addition: addition('property'),
    },
    {
      title: 'Create the first job',
      hint: 'What needs to be done, when, and by whom.',
      isDone: false,
      addition: addition('job'),
    },
  ])
})

it('are gone once all are done, and for people who may not go them', () => {
  expect([
    firstSteps({ clients: true, properties: true, jobs: true }, ALL),
    firstSteps(NOTHING, [addition('job')]),
    firstSteps(NOTHING, []),
  ]).toEqual([null, null, null])
})
