import type { Plugin } from 'vite'

const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/
/** Where Chakra writes out preflight, global styles and every token as CSS: more than half of what making a system takes. */
const GLOBAL_CSS = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'

/**
 * Leaves out of Chakra's `createSystem` the CSS of the whole page, which the build has in style sheets (ADR 0033). What makes a system is the
 * first press of a key or button, or a quiet moment before it.
 */
export const leanSystem = (): Plugin => ({
  name: 'lean-system',
  apply: 'build',
  transform: {
    filter: { id: SYSTEM },
    handler(code) {
      if (!code.includes(GLOBAL_CSS))
        this.error('Chakra’s createSystem is another one now: look where it writes its global CSS')
      return { code: code.replace(GLOBAL_CSS, 'const _global = [];'), map: null }
    },
  },
})
