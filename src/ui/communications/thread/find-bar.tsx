import { chakra } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import type { MessageHit } from '@/domain/messaging/views'
import { toFailure } from '@/domain/record/failure'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SearchBox } from '@/ui/kit/fields/search-box'

type Props = {
  search: (text: string) => Promise<readonly MessageHit[]>
  onFound: (message: number | null) => void
  onClose: () => void
}

const SHORTEST = 2
const PAUSE_MS = 250

/** Search inside one conversation; the hits are stepped through from the newest. */
export const FindBar = ({ search, onFound, onClose }: Props) => {
  const [text, setText] = useState('')
  const [hits, setHits] = useState<readonly MessageHit[] | null>(null)
  const [at, setAt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (text.trim().length < SHORTEST) return
    let isOld = false
    const timer = setTimeout(() => {
      search(text.trim()).then(
        (found) => {
          if (isOld) return
          setHits(found)
          setAt(0)
          setProblem(null)
          onFound(found[0]?.message_id ?? null)
        },
        (error: unknown) => !isOld && setProblem(toFailure(error).message),
      )
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, search, onFound])
  const step = (by: number) => {
    const next = hits?.[at + by]
    if (!next) return
    setAt(at + by)
    onFound(next.message_id)
  }
  const isShort = text.trim().length < SHORTEST
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2"
      px="3"
      py="2"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <SearchBox label="Search this conversation" hint="Search this conversation" value={text} onChange={setText} />
      <chakra.span role="status" textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {problem ?? (!isShort && hits && (hits.length === 0 ? 'Nothing found' : `${at + 1} of ${hits.length}`))}
      </chakra.span>
      <Button size="sm" variant="ghost" disabled={!hits?.[at + 1]} onClick={() => step(1)}>
        Older
      </Button>
      <Button size="sm" variant="ghost" disabled={!hits?.[at - 1]} onClick={() => step(-1)}>
        Newer
      </Button>
      <IconButton size="sm" label="Close search" onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </chakra.div>
  )
}
