import { chakra } from '@chakra-ui/react'
import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { PHOTO_TYPES } from '@/domain/job/attached'
import { Banner } from '../banner'
import { Button } from '../button'
import { VisuallyHidden } from '../visually-hidden'

type ProblemsProps = { problems: readonly string[]; onDismiss: () => void }

/** Which files were not added, each with the reason; nothing where all were. */
export const PhotoProblems = ({ problems, onDismiss }: ProblemsProps) =>
  problems.length > 0 && (
    <Banner kind="warning" onDismiss={onDismiss}>
      {problems.map((problem) => (
        <chakra.span key={problem} display="block">
          {problem}
        </chakra.span>
      ))}
    </Banner>
  )

type Props = { onFiles: (files: File[]) => void; busy: boolean }

/** Asks for photos, of the camera or of those that are there, several at once, and says which are taken. */
export const AddPhotos = ({ onFiles, busy }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" _print={{ display: 'none' }}>
      <Button variant="outline" loading={busy} loadingLabel="Adding…" onClick={() => input.current?.click()}>
        <Camera size={18} aria-hidden />
        Add photos
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          // These and no others: a phone then makes a JPEG of its own kind of photo by itself.
          accept={PHOTO_TYPES.join(',')}
          aria-label="Photo files"
          tabIndex={-1}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // The same file can be chosen again.
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </VisuallyHidden>
      <chakra.span color="fg.muted" textStyle="small">
        JPEG, PNG, or WebP, up to 10 MB each.
      </chakra.span>
    </chakra.div>
  )
}
