import { expect, it } from 'vitest'
import { compileAhead } from './compile-ahead.ts'

const chunk = (name, facadeModuleId, isEntry = false) => ({
  type: 'chunk',
  name,
  facadeModuleId,
  isEntry,
  code: 'run()',
})

it('asks for whole compilation of what runs on load, in the very first line, and of nothing that is opened later', () => {
  const bundle = {
    entry: chunk('index', '/app/index.html', true),
    libraries: chunk('libraries', null),
    frame: chunk('frame', null),
    page: chunk('dashboard.jobs', '/app/src/routes/dashboard/jobs.tsx?tsr-split=component'),
    server: chunk('late', '/app/src/mock-server/lazy.ts'),
    later: chunk('other-rules', null),
    graphql: chunk('execute', '/app/src/mock-server/graphql/execute.ts'),
    dialog: chunk('dialog', '/app/src/ui/kit/overlays/dialog.tsx'),
    pdf: chunk('jspdf', '/app/node_modules/jspdf/dist/jspdf.es.min.js'),
    sheet: { type: 'asset', source: 'a {}' },
  }
  compileAhead().generateBundle.handler({}, bundle)
  const compiledAhead = Object.entries(bundle).filter(([, { code }]) =>
    code?.startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(compiledAhead.map(([name]) => name)).toEqual(['entry', 'libraries', 'frame', 'page', 'server'])
  expect(bundle.dialog.code).toBe('run()')
})
