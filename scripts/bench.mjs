// `npm run bench` measures durations against baselines and budgets. It asserts nothing, because times depend on the machine.
import { installPackages } from './install.mjs'

process.env.NODE_ENV = 'production'
await installPackages()
const { buildDemoWhenStale } = await import('./build.mjs')
const { installChromium } = await import('./chromium.mjs')
const { withTypescript } = await import('./load-typescript.mjs')
const { serveBuild } = await import('./serve.mjs')
const { lineFigures, loadFigures } = await import('./size/figures.mjs')

const only = process.argv.slice(2)
const chosen = (names) => (only.length > 0 ? names.filter((name) => only.includes(name)) : names)
const PARTS = chosen([
  'fold',
  'list',
  'scale',
  'keep',
  'resume',
  'rest',
  'activity',
  'analytics',
  'billing',
  'rounds',
  'boot',
])
const PAGES = chosen([
  'page',
  'calendar',
  'map',
  'thread',
  'import',
  'page-boot',
  'first-load',
  'first-sign-in',
  'many-jobs-page',
])

const rows = []
const add = (figures) => {
  for (const { what, is, baseline, budget } of figures) rows.push(row(what, is, baseline, budget))
  console.log(`${figures.length} figures of ${figures[0]?.what ?? 'nothing'}…`)
}

await installChromium()
await buildDemoWhenStale()
await withTypescript(async (load) => {
  for (const name of PARTS) add(await (await load(`tests/bench/${name}.bench.ts`)).figures())
  const address = await serveBuild({ host: '127.0.0.1', port: 4181 })
  for (const name of PAGES) add(await (await load(`tests/bench/${name}.bench.ts`)).figures(address, serveBuild))
})
add([...loadFigures(), ...lineFigures()])
console.table(rows)
process.exit()

function row(what, is, baseline, budget) {
  const ratio = baseline === undefined ? undefined : is / baseline
  const [measured, promised] = budget.ratio ? [ratio, budget.ratio] : [is, budget.ms ?? budget.most ?? budget]
  return {
    what,
    figure: rounded(is),
    baseline: baseline === undefined ? '' : rounded(baseline),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    budget: budget.ratio ? `${promised} ×` : promised,
    kept: measured <= promised ? 'yes' : 'NO',
  }
}

function rounded(number) {
  return Number(number.toPrecision(3))
}
