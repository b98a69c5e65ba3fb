import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useColorMode } from '../color-mode'
import { coreSystem } from './core-system'

/** The look of the whole page; goes round the router. Every page follows the device from light to dark, and is printed light. */
export const CoreTheme = ({ children }: { children: ReactNode }) => {
  useColorMode()
  return <ChakraProvider value={coreSystem}>{children}</ChakraProvider>
}
