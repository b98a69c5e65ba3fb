import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useChosenTab } from './use-chosen-tab'

const Bar = chakra('div', {
  base: { display: 'flex', gap: { base: '0', md: '1' }, borderBottomWidth: '1px', flexShrink: 0, overflowX: 'auto' },
})

const Trigger = chakra('button', {
  base: {
    minH: '10',
    px: { base: '2.5', md: '3' },
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.solid' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const Panel = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1 0 0px', minW: '0', pt: '4', outline: '0' },
})

type Props<Id extends string> = {
  label: string
  value: Id
  onChange: (id: Id) => void
  tabs: readonly { id: Id; label: ReactNode }[]
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

const tabIn = (bar: HTMLElement | null, id: string) => bar?.querySelector<HTMLElement>(`[data-tab="${id}"]`)

/**
 * Page tabs, each with its own list; arrow keys move between them. Plain elements, so that a page loads without the dialog code of `Tabs`.
 */
export const PageTabs = <Id extends string>({ label, value, onChange, tabs, children }: Props<Id>) => {
  const id = useId()
  const bar = useChosenTab(value)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === value) + step
    const next = tabs.at(at % tabs.length)
    if (!next) return
    tabIn(bar.current, next.id)?.focus()
    onChange(next.id)
  }
  return (
    <>
      <Bar ref={bar} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </Trigger>
        ))}
      </Bar>
      <Panel key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </>
  )
}
