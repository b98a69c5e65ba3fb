import { chakra } from '@chakra-ui/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Photo } from '@/domain/job/attached'
import type { Actor } from '@/domain/permissions/actor'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { Picture } from '@/ui/shared/attachments/picture'
import { momentText } from './moment-text'

type Props = {
  photos: readonly Photo[]
  titleOf: (photo: Photo, index: number) => string
  actor: Actor
  shown: string
  load: (id: string) => Promise<Blob>
  onShow: (id: string | null) => void
  /** Resolves to an error or null. Null without permission. */
  onRemove: ((id: string) => Promise<string | null>) | null
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export const PhotoDialog = ({ photos, titleOf, actor, shown, load, onShow, onRemove }: Props) => {
  const index = photos.findIndex(({ id }) => id === shown)
  const photo = photos[index]
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const step = (by: number) => {
    const next = photos[index + by]
    if (next) onShow(next.id)
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => step(STEPS[key] ?? 0))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (!photo) return null
  const title = titleOf(photo, index)
  const remove = async () => {
    setBusy(true)
    setProblem((await onRemove?.(photo.id)) ?? null)
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={() => onShow(null)}
      title={title}
      description={`${photo.name}, added by ${photo.added_by}, ${momentText(photo.added_at, actor)}`}
      size="lg"
      busy={busy}
      footer={
        <>
          <IconButton
            label="Previous photo"
            variant="outline"
            disabledReason={index === 0 ? 'This is the first one.' : null}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton
            label="Next photo"
            variant="outline"
            disabledReason={index === photos.length - 1 ? 'This is the last one.' : null}
            onClick={() => step(1)}
          >
            <ChevronRight size={20} aria-hidden />
          </IconButton>
          <chakra.span flex="1" />
          {onRemove && (
            <Button variant="ghost" loading={busy} loadingLabel="Removing…" onClick={() => void remove()}>
              Remove photo
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {problem !== null && <Banner kind="warning">{problem}</Banner>}
        <Picture id={photo.id} load={load} alt={title} whole />
      </chakra.div>
    </Dialog>
  )
}
