import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { coreSystem } from './core-system'

export const CoreTheme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={coreSystem}>{children}</ChakraProvider>
)
