import type { Plugin } from 'vite'
import { runsOnLoad } from './script-groups.ts'

/** Chrome and Edge compile every function of a script that starts with this comment while loading it, off the main thread. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Makes browsers compile startup scripts eagerly (ADR 0036). Only the very first line counts, so this runs last, ahead of the lines Vite
 * prepends.
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
