// Checks sizes against their budgets: what the browser loads of dist/, and source file lengths.
import { lineFigures, loadFigures } from './size/figures.mjs'

const figures = [...loadFigures(), ...lineFigures()]
for (const { what, is, budget } of figures) {
  const mark = is <= budget ? 'ok      ' : 'TOO MUCH'
  console.log(`${mark} ${is.toFixed(1).padStart(7)} of ${String(budget).padStart(3)}  ${what}`)
}
process.exitCode = figures.every(({ is, budget }) => is <= budget) ? 0 : 1
