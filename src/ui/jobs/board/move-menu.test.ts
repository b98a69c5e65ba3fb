import { describe, expect, test } from 'vitest'
import type { Job } from '@/domain/job/job'
import { OPEN_COLUMNS } from '../rules/board'
import { sampleActor, sampleJob } from '../rules/sample'
import type { JobAction } from '../types'
import { moveMenu } from './move-menu'

const menuFor = (job: Job) => {
  const actions: JobAction[] = []
  const menu = {
    job,
    context: { actor: sampleActor(), today: '2026-11-20' },
    activity: undefined,
    act: (action: JobAction) => actions.push(action),
  }
  return { menu, asked: actions }
}
const enabled = (items: ReturnType<typeof moveMenu>) => items.filter((item) => !item.disabledReason).map(({ id }) => id)

describe('"Move to…"', () => {
  test('leaves out where the job is, and does what a drop does', () => {
    const { menu, asked } = menuFor(sampleJob({ status: 'assigned', assigned_crew_members: [2] }))
    const items = moveMenu(menu, OPEN_COLUMNS)
    expect(items.map(({ label }) => label)).toEqual([
      'Move to scheduled',
      'Move to en route',
      'Move to in progress',
      'Move to completed',
      'Edit…',
      'Duplicate…',
      'Repeat…',
      'Go to client',
      'Delete permanently…',
    ])
    expect(enabled(items)).toEqual(['en_route', 'in_progress', 'edit', 'duplicate', 'repeat', 'client', 'remove'])
    for (const item of items.slice(1, 3)) item.onSelect()
    expect(asked).toEqual(['depart', 'start'])
  })

  test('waits while a command is under way', () => {
    const { menu } = menuFor(sampleJob())
    const items = moveMenu({ ...menu, activity: { busy: 'assign' } }, OPEN_COLUMNS)
    expect(items.find(({ id }) => id === 'assigned')?.disabledReason).toBe('Wait: assigning…')
  })
})
