import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Banner } from '../banner'
import { Button } from '../button'
import type { Others } from './use-record-form'

type Props = Others & { ref: Ref<HTMLDivElement> | undefined }

/** Above a form: what others did to the record while it was edited, and what can be done where both changed the same. */
export const OthersNotice = ({ taken, clashes, gone, onKeepMine, onUseTheirs, ref }: Props) => (
  <chakra.div ref={ref} tabIndex={-1} display="grid" gap="2" _empty={{ display: 'none' }}>
    {gone !== null && (
      <Banner kind="warning" detail="What you typed is kept in this tab. It can be saved once that was undone.">
        {gone}
      </Banner>
    )}
    {clashes.map(({ clash, text, mine, theirs, isList }) => (
      <Banner
        key={clash.place}
        kind="warning"
        detail={
          <>
            {isList ? 'Only yours' : 'Yours'}: <strong>{mine}</strong> · {isList ? 'Only theirs' : 'Theirs'}:{' '}
            <strong>{theirs}</strong>
          </>
        }
        actions={
          <>
            <Button size="sm" variant="outline" onClick={() => onKeepMine(clash)}>
              Keep mine
            </Button>
            <Button size="sm" variant="outline" onClick={() => onUseTheirs(clash)}>
              Use theirs
            </Button>
          </>
        }
      >
        {text}
      </Banner>
    ))}
    {taken.length > 0 && (
      <Banner kind="info" detail="The new value is shown here. What you typed is kept.">
        {taken.join(' ')}
      </Banner>
    )}
  </chakra.div>
)
