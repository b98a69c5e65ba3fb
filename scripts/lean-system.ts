import type { Plugin } from 'vite'

const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/
/** Chakra writes preflight, global styles and every token as CSS here, which is more than half the work of creating a system. */
const GLOBAL_CSS = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'

const CHANGED = 'Chakra’s createSystem has changed: find where it writes its global CSS now'

/**
 * Removes the page-wide CSS from Chakra's `createSystem`, because the build emits it in style sheets (ADR 0033). A system is created on the
 * first key or button press, or earlier when the browser is idle.
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
