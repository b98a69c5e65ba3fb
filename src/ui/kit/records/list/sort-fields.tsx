import { chakra } from '@chakra-ui/react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SelectField } from '@/ui/kit/fields/select-field'
import type { OfList } from './filters'
import { directionOf } from './sort'

export const SortFields = <R extends { id: number }>({ list }: OfList<R>) => {
  const { definition, sort, onPlace } = list
  const column = sort?.replace(/^-/, '') ?? ''
  const isDown = directionOf(column, sort) === 'descending'
  // The default order stays out of the URL.
  const choose = (next: string) => onPlace({ sort: next === (definition.defaultSort ?? '') ? undefined : next })
  const Arrow = isDown ? ArrowDown : ArrowUp
  return (
    <chakra.div display="flex" flex="1 1 14rem" gap="1" minW="0">
      <chakra.div flex="1" minW="0">
        <SelectField
          label="Sort by"
          hideLabel
          value={column}
          options={[
            ...(definition.defaultSort ? [] : [{ value: '', label: 'Sort by: Usual order' }]),
            ...definition.columns.map(({ id, label }) => ({ value: id, label: `Sort by: ${label}` })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </chakra.div>
      {sort !== undefined && (
        <IconButton
          label={isDown ? 'Sort ascending' : 'Sort descending'}
          variant="outline"
          onClick={() => choose(isDown ? column : `-${column}`)}
        >
          <Arrow size={16} aria-hidden />
        </IconButton>
      )}
    </chakra.div>
  )
}
