import { ChakraProvider, createSystem } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { appConfig } from './app-system'
import { coreConfig } from './core-system'
import { leanBase } from './lean-base'

let instance: ReturnType<typeof createSystem> | undefined

/** Made when the first part opens, or in a quiet moment before that. What every page has is in the style sheet already. */
export const system = () => {
  instance ??= { ...createSystem(leanBase, coreConfig, appConfig), _global: [] as never }
  return instance
}

/** A part of Chakra that has a behavior, with the style system that it needs when the app runs: from when it is first open. */
export const withChakra =
  <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  (props) => {
    const isOpen = !('open' in props) || props.open === true
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    return wasOpen ? (
      <ChakraProvider value={system()}>
        <Part {...props} />
      </ChakraProvider>
    ) : null
  }
