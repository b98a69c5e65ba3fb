import { describe, expect, it } from 'vitest'
import { violationsOf } from './check.mjs'

const LAWFUL = {
  'src/main.tsx': `if (__MOCK__) await import('@/mock-server/index')\nimport './app/boot'`,
  'src/routeTree.gen.ts': `import { Route } from './routes/login'`,
  'src/app/boot.ts': `import '@/services/jobs/queries'\nimport '../routeTree.gen'\nimport type { Mock } from '@/mock-server'`,
  'src/domain/job.ts': `import * as v from 'valibot'`,
  'src/domain/users.json': '[]',
  'src/domain/demo.ts': `import users from './users.json'`,
  'src/contract/jobs.ts': `import '@/domain/job'`,
  'src/contract/schema.graphql': 'type Query { a: Int }',
  'src/machines/port.ts': `import { fromPromise } from 'xstate'`,
  'src/machines/job/ports.ts': `import type { Job } from '@/domain/job'`,
  'src/machines/job/machine.ts': `import { port } from '../port'\nimport type { Ports } from './ports'`,
  'src/machines/job/selectors.ts': `import type { M } from './machine'`,
  'src/machines/call/machine.ts': `import '@/domain/job'`,
  'src/machines/index.ts': `import './job/machine'\nimport './call/machine'`,
  'src/events/log/index.ts': `import 'idb'`,
  'src/events/flow/react.ts': `import 'react'\nimport './index'`,
  'src/events/flow/index.ts': `import './fold'\nimport '../log'`,
  'src/events/flow/fold.ts': `import 'xstate'`,
  'tests/fixtures/contract.ts': `import.meta.glob(['../../src/contract/*.ts', '!**/*.test.ts'])`,
  'tests/fixtures/flow.ts': `import '@/events/flow'\nimport 'vitest'`,
  'src/services/jobs/queries.ts': `import type { Ports } from '@/machines/job/ports'\nimport '@/contract/jobs'`,
  'src/services/jobs/start.ts': `import '@/contract/jobs'`,
  'src/mock-server/index.ts': `import '@/events/log'\nimport sdl from '@/contract/schema.graphql?raw'\nimport 'miragejs'`,
  'src/ui/kit/button.tsx': `import '@chakra-ui/react'`,
  'src/ui/shared/lines.tsx': `import '../kit/button'`,
  'src/ui/jobs/table.tsx': `import '@/ui/kit/button'\nimport '@/ui/shared/lines'\nimport { canStart } from '@/machines/job/selectors'\nimport type { M } from '@/machines/job/machine'`,
  'src/ui/jobs/types.ts': '',
  'src/ui/calendar/week.tsx': `import '@/ui/jobs/types'`,
  'src/ui/clients/list.tsx': `import '../kit/button'`,
  'src/routes/login.tsx': `import '@/ui/jobs/table'\nimport '@/events/flow/react'\nimport '@/services/jobs/queries'`,
}

const INSIDE = { 'src/events/log/inside.ts': '' }

const check = (planted = {}) => violationsOf(new Map(Object.entries({ ...LAWFUL, ...planted })))

describe('the import law', () => {
  it('finds nothing in a lawful tree', () => {
    expect(check()).toEqual([])
  })

  it.each([
    ['a lower layer reads a higher one', 'src/domain/x.ts', `import '@/contract/jobs'`],
    ['the same by a relative path', 'src/domain/x.ts', `import '../contract/jobs'`],
    ['the same as a re-export', 'src/domain/x.ts', `export * from '@/contract/jobs'`],
    ['the same as a named re-export', 'src/domain/x.ts', `export { a } from '@/contract/jobs'`],
    ['the same, types only', 'src/domain/x.ts', `import type { A } from '@/contract/jobs'`],
    ['the same, one type among the names', 'src/domain/x.ts', `import { type A } from '@/contract/jobs'`],
    ['the same, as a type import expression', 'src/domain/x.ts', `type A = import('@/contract/jobs').A`],
    ['the same, dynamic', 'src/domain/x.ts', `const f = () => import('@/contract/jobs')`],
    ['the same, as a worker', 'src/domain/x.ts', `new URL('../contract/jobs', import.meta.url)`],
    ['an import that is computed', 'src/app/x.ts', `const f = (name: string) => import(name)`],
    ['a glob', 'src/app/x.ts', `import.meta.glob('./*.ts')`],
    ['a file that does not exist', 'src/domain/x.ts', `import './y'`],
    ['a framework in the domain', 'src/domain/x.ts', `import 'react'`],
    ['Node in the domain', 'src/domain/x.ts', `import 'node:fs'`],
    ['the contract in a machine', 'src/machines/call/x.ts', `import '@/contract/jobs'`],
    ['another flow in a machine', 'src/machines/call/x.ts', `import type { M } from '../job/machine'`],
    ['a machine in the events', 'src/events/flow/x.ts', `import '@/machines/job/machine'`],
    ['the value of a port in a service', 'src/services/jobs/x.ts', `import { a } from '@/machines/job/ports'`],
    ['a machine in a service', 'src/services/jobs/x.ts', `import type { M } from '@/machines/job/machine'`],
    ['the flow events in the mock server', 'src/mock-server/x.ts', `import '@/events/flow/react'`],
    ['the domain in the events', 'src/events/flow/x.ts', `import '@/domain/job'`],
    ['the inside of the events in the app', 'src/app/x.ts', `import '@/events/flow/fold'`],
    ['the inside of the events in a fixture', 'tests/fixtures/x.ts', `import { fold } from '@/events/flow/fold'`],
    ['the inside of the events in a test', 'tests/model/x.test.ts', `import '../../src/events/flow/fold'`],
    [
      'the inside of the events in a test’s glob',
      'tests/model/x.ts',
      `import.meta.glob('../../src/events/log/*.ts')`,
      INSIDE,
    ],
    ['a glob over folders', 'tests/model/x.ts', `import.meta.glob('../../src/**/*.ts')`],
    ['a service in a screen', 'src/ui/jobs/x.tsx', `import '@/services/jobs/queries'`],
    ['a machine in a screen', 'src/ui/jobs/x.tsx', `import { m } from '@/machines/job/machine'`],
    ['another feature in a screen', 'src/ui/jobs/x.tsx', `import '../clients/list'`],
    ['a file of the jobs that the calendar does not build on', 'src/ui/calendar/x.tsx', `import '@/ui/jobs/table'`],
    ['the calendar in the jobs, on which it builds', 'src/ui/jobs/x.tsx', `import '@/ui/calendar/week'`],
    ['a feature in the kit', 'src/ui/kit/x.tsx', `import '@/ui/clients/list'`],
    ['a feature in what features share', 'src/ui/shared/x.tsx', `import '@/ui/clients/list'`],
    ['what features share in the kit', 'src/ui/kit/x.tsx', `import '../shared/lines'`],
    ['a call in a route', 'src/routes/x.tsx', `import '@/services/jobs/start'`],
    ['the app in a route', 'src/routes/x.tsx', `import '@/app/boot'`],
    ['the mock server in a route', 'src/routes/x.tsx', `import('@/mock-server/index')`],
    ['the mock server in the app, static', 'src/app/x.ts', `import { start } from '@/mock-server/index'`],
    ['Mirage outside the mock server', 'src/app/x.ts', `import 'miragejs'`],
    ['graphql-js outside the mock server', 'src/services/x.ts', `import { parse } from 'graphql/language'`],
    ['a test', 'src/app/x.ts', `import './boot.test'`, { 'src/app/boot.test.ts': '' }],
  ])('refuses %s', (_, path, text, more = {}) => {
    const found = check({ [path]: text, ...more })
    expect(found).toHaveLength(1)
    expect(found[0]?.startsWith(`${path}:1 `)).toBe(true)
  })

  it('says where, what and what would be right', () => {
    expect(check({ 'src/app/x.ts': `\nimport { start } from '@/mock-server/index'` })).toEqual([
      'src/app/x.ts:2 imports src/mock-server/index.ts (value): of mock-server, app may import only dynamic **, types of **',
    ])
  })

  it('refuses folders and files that no one has agreed on', () => {
    expect(check({ 'src/utils/x.ts': '', 'src/x.ts': '', 'src/tree/x.ts': '' })).toEqual([
      'src/utils/x.ts: no area of the law',
      'src/x.ts: no area of the law',
      'src/tree/x.ts: no area of the law',
    ])
  })

  it('lets tests use fixtures and any package, and nothing else beyond the law', () => {
    const test = `import '../../tests/fixtures/clock'\nimport 'fast-check'\nimport '@/app/boot'`
    expect(check({ 'src/domain/x.test.ts': test })).toEqual([
      'src/domain/x.test.ts:3 imports src/app/boot.ts: domain may not import app',
    ])
  })

  it('finds cycles through several files', () => {
    expect(
      check({
        'src/domain/a.ts': `import './b'`,
        'src/domain/b.ts': `export * from './c'`,
        'src/domain/c.ts': `import './a'`,
        'src/domain/d.ts': `import './a'`,
      }),
    ).toEqual(['cycle: src/domain/a.ts <-> src/domain/b.ts <-> src/domain/c.ts'])
  })

  it.each([
    ['a type import', `import type { A } from './a'`],
    ['one type among the names', `import { type A } from './a'`],
    ['a type import expression', `type A = import('./a').A`],
    ['a dynamic import', `const a = () => import('./a')`],
  ])('finds a cycle that %s closes', (_, back) => {
    const cycle = { 'src/domain/a.ts': `import './b'`, 'src/domain/b.ts': back }
    expect(check(cycle)).toEqual(['cycle: src/domain/a.ts <-> src/domain/b.ts'])
  })
})
