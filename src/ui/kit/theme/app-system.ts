import { createSystem, defineConfig } from '@chakra-ui/react'
import { coreConfig } from './core-system.ts'
import { appGlobalCss } from './global-css.ts'
import { leanBase } from './lean-base.ts'
import { animationStyles, keyframes } from './motion.ts'
import { dialogRecipe } from './slots/dialog.ts'
import { drawerRecipe } from './slots/drawer.ts'
import { menuRecipe } from './slots/menu.ts'
import { tabsRecipe } from './slots/tabs.ts'
import { toastRecipe } from './slots/toast.ts'

export const appConfig = defineConfig({
  globalCss: appGlobalCss,
  theme: {
    keyframes,
    animationStyles,
    slotRecipes: {
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      menu: menuRecipe,
      tabs: tabsRecipe,
      toast: toastRecipe,
    },
  },
})

/** The core styles and those of signed-in pages; loaded with their layout. */
export const appSystem = /*#__PURE__*/ createSystem(leanBase, coreConfig, appConfig)
