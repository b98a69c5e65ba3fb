import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button'

type Line = { key: number; text: ReactNode; aside: ReactNode }

type Props<R> = {
  label: string
  records: readonly R[]
  line: (record: R) => Line
  noun: string
  /** The count before "Show all"; absent shows all. */
  first?: number | undefined
}

export const DetailLines = <R,>({ label, records, line, noun, first = Number.POSITIVE_INFINITY }: Props<R>) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? records : records.slice(0, first)
  return (
    <>
      <chakra.ul listStyleType="none" aria-label={label} maxW="48rem">
        {shown.map(line).map(({ key, text, aside }) => (
          <chakra.li
            key={key}
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            justifyContent="space-between"
            columnGap="3"
            py="2"
            borderBottomWidth="1px"
            _first={{ pt: '0' }}
            _last={{ borderBottomWidth: 0 }}
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {text}
            </chakra.span>
            <chakra.span color="fg.muted" textStyle="small" flex="none" fontVariantNumeric="tabular-nums">
              {aside}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {records.length > shown.length && (
        <Button variant="outline" size="sm" mt="2" onClick={() => setWhole(true)}>
          Show all {records.length} {noun}
        </Button>
      )}
    </>
  )
}
