import { createSystem, defineConfig } from '@chakra-ui/react'
import { coreGlobalCss } from './global-css.ts'
import { leanBase } from './lean-base.ts'
import { coreKeyframes } from './motion.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles, tokens } from './tokens.ts'

/**
 * The design system without component recipes: public pages load only this. Built on the lean base, since Chakra's own theme would double
 * its size.
 */
export const coreConfig = defineConfig({
  cssVarsPrefix: 'gw',
  preflight: true,
  globalCss: coreGlobalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: coreKeyframes,
  },
})

export const coreSystem = /*#__PURE__*/ createSystem(leanBase, coreConfig)
