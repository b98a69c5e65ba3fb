import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { SIGNATURE_BOX, type Stroke, signaturePath } from '@/domain/estimate/signature'
import { photoCount } from '@/domain/job/photo'
import { isUnsigned, NO_SIGN_OFF } from '@/domain/job/sign-off'
import { listed } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { saveFile } from '@/ui/kit/layout/save-file'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { Picture, PictureTile, PictureTiles } from './picture'
import type { AttachmentStore, StoredAttachments } from './types'

type Props = {
  store: AttachmentStore
  notes: string
  onDiscardNotes: () => void
  /** Adds the photos to the job; null if that isn't possible. Resolves either way. */
  onAdd: ((ids: readonly string[]) => Promise<void>) | null
}

/** The signature as SVG; contains only numbers. */
const drawingOf = (strokes: readonly Stroke[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}"><path d="${signaturePath(strokes)}" fill="none" stroke="#1c2b24" stroke-width="4"/></svg>`

/** Photos and sign-off of a job that can no longer be completed: they can be viewed, downloaded, added to the job, or discarded. */
export const PendingUploads = ({ store, notes: typed, onDiscardNotes, onAdd }: Props) => {
  const [attachments, setAttachments] = useState<StoredAttachments | null>(null)
  const [busy, setBusy] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const [notes, setNotes] = useState(typed)
  useEffect(() => {
    let isGone = false
    store.stored().then(
      (stored) => !isGone && setAttachments(stored),
      // Entered data is shown anyway.
      () => !isGone && setAttachments({ photos: [], entered: NO_SIGN_OFF }),
    )
    return () => {
      isGone = true
    }
  }, [store])
  if (!attachments) return null
  const { photos, entered } = attachments
  const isSigned = !isUnsigned(entered)
  const parts = [
    notes ? 'your notes' : null,
    photos.length > 0 ? photoCount(photos.length) : null,
    isSigned ? `the signature of ${entered.signed_by || 'the client'}` : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  const ids = photos.map(({ id }) => id)
  const save = async () => {
    for (const { id, name } of photos) {
      const content = await store.picture(id)
      if (content) saveFile(name, content, content.type)
    }
    const words = [notes, isSigned ? `Signed by ${entered.signed_by}` : ''].filter(Boolean).join('\n')
    if (words) saveFile('notes.txt', words, 'text/plain')
    if (entered.strokes.length > 0) saveFile('signature.svg', drawingOf(entered.strokes), 'image/svg+xml')
  }
  const working = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setAttachments(await store.stored())
    setBusy(false)
  }
  const discard = async () => {
    await store.remove(ids)
    await store.keepSignature(null)
    onDiscardNotes()
    setNotes('')
  }
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Banner
        kind="info"
        actions={
          <>
            {onAdd && photos.length > 0 && (
              <Button size="sm" variant="outline" loading={busy} onClick={() => void working(() => onAdd(ids))}>
                Add photos to the job
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => void save()}>
              Save copies
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDiscarding(true)}>
              Discard…
            </Button>
          </>
        }
      >
        Kept on this device, not on the job: {listed(parts)}.
        {notes && (
          <chakra.span display="block" whiteSpace="pre-line">
            “{notes}”
          </chakra.span>
        )}
      </Banner>
      {photos.length > 0 && (
        <PictureTiles aria-label="Photos on this device">
          {photos.map(({ id, name }) => (
            <PictureTile key={id}>
              <Picture id={id} load={store.picture} alt={name} />
            </PictureTile>
          ))}
        </PictureTiles>
      )}
      <ConfirmDialog
        open={discarding}
        title="Discard what’s saved on this device?"
        object={listed(parts)}
        confirmLabel="Discard"
        busy={busy}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => void working(discard)}
      >
        They are nowhere else. Save copies first if you need them.
      </ConfirmDialog>
    </chakra.div>
  )
}
