import { chakra } from '@chakra-ui/react'
import Columns3 from 'lucide-react/icons/columns-3'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { DENSITIES, type Density, useDensity } from '@/ui/kit/theme/density'
import type { OfList } from './filters'

const DENSITY_LABELS: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

/** Column visibility and density. A native popover: Escape and an outside click close it. */
export const ViewSettings = <R extends { id: number }>({ list }: OfList<R>) => {
  const { definition, hidden, onHidden } = list
  const id = useId()
  const [density, setDensity] = useDensity()
  const { button, panel, open } = usePopover()
  const toggle = (column: string) =>
    onHidden(hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column])
  return (
    <>
      <IconButton
        ref={button}
        label="Columns"
        variant="outline"
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        <Columns3 size={16} aria-hidden />
      </IconButton>
      <chakra.div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Columns and density"
        position="fixed"
        m="0"
        p="3"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="md"
        minW="14rem"
      >
        {definition.columns
          .filter(({ alwaysShown }) => !alwaysShown)
          .map((column) => (
            <CheckboxField
              key={column.id}
              label={column.label}
              checked={!hidden.includes(column.id)}
              onChange={() => toggle(column.id)}
            />
          ))}
        <chakra.div mt="3">
          <SegmentedControl
            label="Row height"
            value={density}
            onChange={setDensity}
            options={DENSITIES.map((value) => ({ value, label: DENSITY_LABELS[value] }))}
          />
        </chakra.div>
      </chakra.div>
    </>
  )
}

const usePopover = () => {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const onToggle = (event: ToggleEvent) => {
      setOpen(event.newState === 'open')
      const anchor = button.current?.getBoundingClientRect()
      if (event.newState !== 'open' || !anchor) return
      element.style.top = `${anchor.bottom + 4}px`
      element.style.left = `${Math.max(8, anchor.right - element.offsetWidth)}px`
    }
    element.addEventListener('toggle', onToggle)
    return () => element.removeEventListener('toggle', onToggle)
  }, [])
  return { button, panel, open }
}
