import { ChakraProvider, createSystem } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { appConfig } from './app-system'
import { coreConfig } from './core-system'
import { leanBase } from './lean-base'

let instance: ReturnType<typeof createSystem> | undefined

/** Created when the first part opens, or earlier when idle. Base styles are already in the style sheet. */
export const system = () => {
  instance ??= { ...createSystem(leanBase, coreConfig, appConfig), _global: [] as never }
  return instance
}

/** Wraps an interactive Chakra part with the runtime style system it needs, from its first opening. */
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
