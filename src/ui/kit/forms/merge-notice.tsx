import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Button } from '../actions/button'
import { Banner } from '../feedback/banner'
import { type ConflictMessage, sidesOf } from './merge-messages'
import type { Others } from './use-record-form'

type Props = Others & { ref: Ref<HTMLDivElement> | undefined }

export const MergeNotice = ({ incoming, conflicts, gone, onKeepMine, onUseTheirs, ref }: Props) => (
  <chakra.div ref={ref} tabIndex={-1} display="grid" gap="2" _empty={{ display: 'none' }}>
    {gone !== null && (
      <Banner kind="warning" detail="What you typed is kept in this tab. It can be saved once that was undone.">
        {gone}
      </Banner>
    )}
    {conflicts.map((line) => (
      <ConflictBanner
        key={line.conflict.place}
        line={line}
        onKeepMine={() => onKeepMine(line.conflict)}
        onUseTheirs={() => onUseTheirs(line.conflict)}
      />
    ))}
    {incoming.length > 0 && (
      <Banner kind="info" detail="The new value is shown here. What you typed is kept.">
        {incoming.join(' ')}
      </Banner>
    )}
  </chakra.div>
)

type ConflictProps = { line: ConflictMessage; onKeepMine: () => void; onUseTheirs: () => void }

const ConflictBanner = ({ line, onKeepMine, onUseTheirs }: ConflictProps) => {
  const sides = sidesOf(line)
  return (
    <Banner
      kind="warning"
      detail={
        <>
          {sides.mine}: <strong>{line.mine}</strong> · {sides.theirs}: <strong>{line.theirs}</strong>
        </>
      }
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onKeepMine}>
            {sides.keep}
          </Button>
          <Button size="sm" variant="outline" onClick={onUseTheirs}>
            {sides.use}
          </Button>
        </>
      }
    >
      {line.text}
    </Banner>
  )
}
