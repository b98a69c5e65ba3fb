import type { Plugin } from 'vite'
import { runsOnLoad } from './script-groups.ts'

/** Chrome and Edge compile every function of a script that begins with it while it loads, off the main thread. Others see a comment. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Has browsers compile the scripts of a start whole, instead of each function when it is first called (ADR 0036). Only the very first line
 * counts, so it is written last, in front of what Vite writes there itself.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && runsOnLoad(file)) file.code = `${COMPILE_AHEAD}\n${file.code}`
    },
  },
})
