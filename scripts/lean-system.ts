import type { Plugin } from 'vite'

const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/
/** Where Chakra writes out preflight, global styles and every token as CSS: more than half of the work of making a system. */
const GLOBAL_CSS = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'

const CHANGED = 'Chakra’s createSystem has changed: find where it writes its global CSS now'

/**
 * Leaves out of Chakra's `createSystem` the CSS of the whole page, which the build has in style sheets (ADR 0033). A system is made at the
 * first press of a key or button, or in a quiet moment before it.
 */
export const leanSystem = (): Plugin => {
  let isMet = false
  return {
    name: 'lean-system',
    apply: 'build',
    transform: {
      filter: { id: SYSTEM },
      handler(code) {
        if (!code.includes(GLOBAL_CSS)) this.error(CHANGED)
        isMet = true
        return { code: code.replace(GLOBAL_CSS, 'const _global = [];'), map: null }
      },
    },
    generateBundle() {
      if (!isMet) this.error(CHANGED)
    },
  }
}
