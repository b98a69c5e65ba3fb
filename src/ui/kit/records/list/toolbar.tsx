import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { nothingToExport } from '../actions/export-action'
import { saveRecords } from '../actions/save-records'
import { FilterButtons, FilterFields, type OfList, RecordSearch } from './filters'
import { useLayout } from './layout'
import { SortFields } from './sort-fields'
import { ViewSettings } from './view-settings'
import { ViewsMenu } from './views-menu'

type ToolbarProps<R extends { id: number }> = OfList<R> & {
  /** The area's own view controls. */
  controls?: ReactNode
  asTable: boolean
}

export const RecordToolbar = <R extends { id: number }>(props: ToolbarProps<R>) =>
  props.list.phone ? <Folded {...props} /> : <Wide {...props} />

/** A message under one field must not move the others. */
const UPRIGHT = { '&:has([aria-invalid])': { alignItems: 'flex-start' } }

const Wide = <R extends { id: number }>(props: ToolbarProps<R>) => (
  <chakra.div
    display="flex"
    _print={{ display: 'none' }}
    flexWrap="wrap"
    gap="2"
    alignItems={{ base: 'center', lg: 'flex-start' }}
    css={UPRIGHT}
    justifyContent={{ base: 'flex-start', lg: 'space-between' }}
  >
    <ViewsMenu list={props.list} views={props.list.views} />
    <chakra.search
      display={{ base: 'contents', lg: 'flex' }}
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      css={UPRIGHT}
      flex="1 1 34rem"
      minW="0"
    >
      <RecordSearch {...props} />
      <FilterFields {...props} />
      <FilterButtons {...props} />
    </chakra.search>
    <chakra.div
      display="flex"
      gap="2"
      alignItems="center"
      ms="auto"
      // Cards have their sorting here too; on a tablet it shrinks to share the second line with the filters.
      flex={props.list.cards ? { md: '1 1 15rem', lg: 'none' } : undefined}
      minW="0"
    >
      <ViewControls {...props} />
    </chakra.div>
  </chakra.div>
)

const Folded = <R extends { id: number }>(props: ToolbarProps<R>) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { narrowed, values } = props.list
  const count = narrowed - (values.search ? 1 : 0)
  return (
    <chakra.div display="grid" _print={{ display: 'none' }} gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.search display="flex" flex="1" minW="0" gap="2" alignItems="center">
          <RecordSearch {...props} />
          <Button
            variant="outline"
            minH={{ base: '11', md: '9' }}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal size={16} aria-hidden />
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
        </chakra.search>
        <ViewsMenu list={props.list} views={props.list.views} />
      </chakra.div>
      <chakra.div id={id} hidden={!open} display={open ? 'grid' : 'none'} gap="2">
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <FilterFields {...props} />
          <FilterButtons {...props} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <ViewControls {...props} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

const LayoutSwitch = () => {
  const [layout, setLayout] = useLayout()
  return layout === 'table' ? (
    <IconButton label="Show as cards" variant="outline" onClick={() => setLayout('cards')}>
      <LayoutGrid size={16} aria-hidden />
    </IconButton>
  ) : (
    <IconButton label="Show as a table" variant="outline" onClick={() => setLayout('table')}>
      <Rows3 size={16} aria-hidden />
    </IconButton>
  )
}

const ViewControls = <R extends { id: number }>({ list, controls, asTable }: ToolbarProps<R>) => {
  const { definition, shown, context } = list
  return (
    <>
      {asTable && list.cards && <SortFields list={list} />}
      {controls}
      {asTable && !list.phone && definition.cardGrid && <LayoutSwitch />}
      {asTable && !list.cards && <ViewSettings list={list} />}
      <IconButton
        label="Export CSV"
        variant="outline"
        disabledReason={definition.exportRefusal?.(context.actor) ?? nothingToExport(list)}
        onClick={() => void saveRecords(list, shown)}
      >
        <Download size={16} aria-hidden />
      </IconButton>
    </>
  )
}
