import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { appSystem } from './app-system'

/** The theme of signed-in pages, nested in `CoreTheme` by their lazy layout. Dialogs, menus, tooltips and toasts need it. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={appSystem}>{children}</ChakraProvider>
)
