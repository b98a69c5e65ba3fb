import { Tabs as Parts } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { withChakra } from '../theme/with-chakra'
import { useChosenTab } from './use-chosen-tab'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  label: string
  value: string
  onChange: (id: string) => void
  tabs: readonly Tab[]
  /** Keeps all panels mounted and hides the others, for a form across several tabs. */
  keepsAll?: boolean
}

const TabParts = ({ label, value, onChange, tabs, keepsAll = false }: Props) => {
  const bar = useChosenTab(value)
  return (
    <Parts.Root
      value={value}
      onValueChange={(change) => onChange(change.value)}
      lazyMount={!keepsAll}
      unmountOnExit={!keepsAll}
    >
      <Parts.List ref={bar} aria-label={label} _print={{ display: 'none' }}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        // Also set here, so that a chosen panel is visible immediately and can receive focus.
        <Parts.Content key={tab.id} value={tab.id} {...(keepsAll ? { hidden: tab.id !== value } : {})}>
          {tab.panel}
        </Parts.Content>
      ))}
    </Parts.Root>
  )
}

/** Arrow keys move between tabs. By default only the active panel is mounted. */
export const Tabs = withChakra(TabParts)
