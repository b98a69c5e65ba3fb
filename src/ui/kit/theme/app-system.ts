import { createSystem, defineConfig } from '@chakra-ui/react'
import { coreConfig } from './core-system'
import { appGlobalCss } from './global-css'
import { leanBase } from './lean-base'
import { animationStyles, keyframes } from './motion'
import { dialogRecipe } from './slots/dialog'
import { drawerRecipe } from './slots/drawer'
import { menuRecipe } from './slots/menu'
import { tabsRecipe } from './slots/tabs'
import { toastRecipe } from './slots/toast'

/** What the signed-in part adds to the core. */
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

/** The core style and what only signed-in pages need; loaded with their layout. */
export const appSystem = createSystem(leanBase, coreConfig, appConfig)
