import { chakra } from '@chakra-ui/react'
import { Columns3 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { DENSITIES, type Density, useDensity } from '@/ui/kit/density'
import { IconButton } from '@/ui/kit/icon-button'
import { SegmentedControl } from '@/ui/kit/segmented-control'
import { COLUMN_LOOKS } from '../table/columns'
import { JOB_COLUMNS, type JobColumn } from '../types'

const DENSITY_LABELS: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

export type ViewSettingsProps = { hidden: readonly JobColumn[]; onColumns: (hidden: JobColumn[]) => void }

/** Which columns show, and how close the rows stand. A native popover: Escape and a click outside close it. */
export const ViewSettings = ({ hidden, onColumns }: ViewSettingsProps) => {
  const id = useId()
  const [density, setDensity] = useDensity()
  const { button, panel, open } = usePopover()
  const toggle = (column: JobColumn) =>
    onColumns(hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column])
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
        {JOB_COLUMNS.filter((column) => !ALWAYS_SHOWN.includes(column)).map((column) => (
          <CheckboxField
            key={column}
            label={COLUMN_LOOKS[column].label}
            checked={!hidden.includes(column)}
            onChange={() => toggle(column)}
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

/** Without number and title a row says nothing. */
const ALWAYS_SHOWN: readonly JobColumn[] = ['job_number', 'title']

/** Puts the panel under its button whenever it opens. */
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
