import { describe, expect, test } from 'vitest'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { moveMenu, rowMenu } from './job-menu'
import { OPEN_COLUMNS } from './rules/board'
import { sampleActor, sampleJob } from './rules/sample'

const menuFor = (job: Job) => {
  const asked: JobCommand[] = []
  const menu = {
    job,
    actor: sampleActor(),
    activity: undefined,
    act: (command: JobCommand) => asked.push(command),
    askRemoval: () => {},
  }
  return { menu, asked }
}
const enabled = (items: ReturnType<typeof rowMenu>) => items.filter((item) => !item.disabledReason).map(({ id }) => id)

describe('a row’s menu', () => {
  test('enables what the job’s status allows, and says why not the rest', () => {
    const items = rowMenu(menuFor(sampleJob({ status: 'in_progress' })).menu, false)
    expect(enabled(items)).toEqual(['complete', 'remove'])
    expect(items.find(({ id }) => id === 'depart')?.disabledReason).toBe(
      'Only an assigned job can be set out for; this one is in progress.',
    )
  })

  test('holds on a phone what has no button there', () => {
    const { menu } = menuFor(sampleJob())
    const more = rowMenu(menu, true).length - rowMenu(menu, false).length
    expect(more).toBe(3)
  })

  test('offers deletion only to those who may', () => {
    const { menu } = menuFor(sampleJob())
    const actor = sampleActor({ permissions: ['jobs.view.all', 'jobs.edit.all'] })
    expect(rowMenu({ ...menu, actor }, false).some(({ id }) => id === 'remove')).toBe(false)
  })
})

describe('"Move to…"', () => {
  test('leaves out where the job is, and does what a drop does', () => {
    const { menu, asked } = menuFor(sampleJob({ status: 'assigned', assigned_crew_members: [2] }))
    const items = moveMenu(menu, OPEN_COLUMNS)
    expect(items.map(({ label }) => label)).toEqual([
      'Move to scheduled',
      'Move to en route',
      'Move to in progress',
      'Move to completed',
      'Delete permanently…',
    ])
    expect(enabled(items)).toEqual(['en_route', 'in_progress', 'remove'])
    for (const item of items.slice(1, 3)) item.onSelect()
    expect(asked).toEqual(['depart', 'start'])
  })

  test('waits while a command is under way', () => {
    const { menu } = menuFor(sampleJob())
    const items = moveMenu({ ...menu, activity: { busy: 'assign' } }, OPEN_COLUMNS)
    expect(items.find(({ id }) => id === 'assigned')?.disabledReason).toBe('Wait: assigning…')
  })
})
