import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { numberText } from '@/domain/money/number-text'
import { Button } from '@/ui/kit/actions/button'

const AT_ONCE = 50

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    maxH: '20rem',
    p: '2',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    textStyle: 'small',
  },
})

type Props<Item> = {
  noun: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** Shows fifty items at a time, since thousands would slow the page. */
export const PagedList = <Item,>({ noun, items, children }: Props<Item>) => {
  const [page, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(items.length / AT_ONCE) - 1)
  const current = Math.min(page, last)
  const start = current * AT_ONCE
  const end = Math.min(start + AT_ONCE, items.length)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <List key={current} tabIndex={0} aria-label={`List of ${noun}`}>
        {items.slice(start, end).map(children)}
      </List>
      {last > 0 && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Button size="sm" variant="outline" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous 50
          </Button>
          <Button size="sm" variant="outline" disabled={current === last} onClick={() => setPage(current + 1)}>
            Next 50
          </Button>
          <chakra.span role="status" textStyle="small" color="fg.muted">
            {`${numberText(start + 1)} to ${numberText(end)} of ${numberText(items.length)} ${noun}`}
          </chakra.span>
        </chakra.div>
      )}
    </chakra.div>
  )
}
