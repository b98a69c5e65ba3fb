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
  /** Whether all panels stay in the page, hidden except for the chosen one: for a form that is filled in over several tabs. */
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
        // Said here too, so that a panel shows in the very moment when it is chosen: what is in it can take the focus.
        <Parts.Content key={tab.id} value={tab.id} {...(keepsAll ? { hidden: tab.id !== value } : {})}>
          {tab.panel}
        </Parts.Content>
      ))}
    </Parts.Root>
  )
}

/** Tabs with their panels; arrows move between them. By default only the chosen panel is in the page. */
export const Tabs = withChakra(TabParts)
