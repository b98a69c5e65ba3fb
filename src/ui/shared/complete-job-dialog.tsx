import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { stepNotes } from '@/domain/job/attached'
import { type EnteredSignOff, isUnsigned, NO_SIGN_OFF, signOffGap } from '@/domain/job/sign-off'
import { toFailure } from '@/domain/record/failure'
import { excessIn, limitOf } from '@/domain/text/text-limit'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { PhotoField } from './attachments/photo-field'
import { SignOffField } from './attachments/sign-off-field'
import type { AttachmentStore, Completion, StoredAttachments } from './attachments/types'

const NOTES_LIMIT = limitOf(stepNotes)

const NO_ATTACHMENTS: StoredAttachments = { photos: [], entered: NO_SIGN_OFF }

type CompleteJobDialogProps = {
  description: ReactNode
  notes: string
  onNotes: (notes: string) => void
  store: AttachmentStore
  present: number
  onComplete: (completion: Completion) => void
  onClose: () => void
  /** Larger touch targets and text, for use outdoors. */
  large?: boolean
  children?: ReactNode
}

/** Input is stored on this device until it is sent. */
export const CompleteJobDialog = (props: CompleteJobDialogProps) => {
  const { description, notes: before, onNotes, store, present, onComplete, onClose, large = false, children } = props
  const [notes, setNotes] = useState(before)
  const [attachments, setAttachments] = useState<StoredAttachments | null>(null)
  const [tried, setTried] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const notesField = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    let isGone = false
    store.stored().then(
      (stored) => !isGone && setAttachments(stored),
      (error: unknown) => !isGone && setProblem(toFailure(error).message),
    )
    return () => {
      isGone = true
    }
  }, [store])
  const sign = (entered: EnteredSignOff) => {
    setAttachments((current) => current && { ...current, entered })
    store
      .keepSignature(isUnsigned(entered) ? null : entered)
      .catch((error: unknown) => setProblem(toFailure(error).message))
  }
  const excess = excessIn(stepNotes, notes)
  const complete = async () => {
    setTried(true)
    if (excess !== undefined) return notesField.current?.focus()
    const { photos, entered } = attachments ?? (await store.stored().catch(() => NO_ATTACHMENTS))
    if (signOffGap(entered) !== null) return
    onComplete({
      notes: notes.trim(),
      photos: photos.map(({ id }) => id),
      signature: isUnsigned(entered) ? null : entered,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Complete job"
      description={description}
      size="sm"
      footer={
        <>
          <Button variant="outline" minH={large ? '12' : undefined} onClick={onClose}>
            Go back
          </Button>
          <ActionButton
            minH={large ? '12' : undefined}
            bg={large ? 'accent.hover' : undefined}
            flex={large ? '1' : undefined}
            disabledReason={isAdding ? 'A photo is still being added.' : null}
            onClick={() => void complete()}
          >
            Complete job
          </ActionButton>
        </>
      }
    >
      <chakra.div
        data-large={large || undefined}
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ '&[data-large] button': { minHeight: '11' } }}
      >
        {children}
        <TextAreaField
          label="Notes"
          optional
          hint="Kept in the job’s history."
          ref={notesField}
          limit={NOTES_LIMIT}
          value={notes}
          error={tried ? excess : undefined}
          onChange={({ currentTarget: { value } }) => {
            setNotes(value)
            onNotes(value)
          }}
        />
        {problem !== null && <Banner kind="warning">{problem}</Banner>}
        {attachments === null ? (
          problem === null && <SkeletonLines count={2} label="Loading photos" />
        ) : (
          <>
            <PhotoField
              {...{ store, present }}
              photos={attachments.photos}
              onPhotos={(change) =>
                setAttachments((current) => current && { ...current, photos: change(current.photos) })
              }
              onBusy={setAdding}
              large={large}
            />
            <SignOffField entered={attachments.entered} onEnter={sign} tried={tried} />
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}
