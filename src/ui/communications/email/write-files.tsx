import { chakra } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { MOST_ATTACHMENTS } from '@/domain/messaging/message'
import type { MessageFile } from '@/domain/messaging/views'
import { fileSize } from '@/domain/text/file-size'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { AddFiles, FileProblems } from '@/ui/shared/attachments/add-files'
import { attachedFile } from '../composer/shrink-picture'
import { filesProblem } from './write-form'

type Props = {
  files: readonly MessageFile[]
  onFiles: (files: readonly MessageFile[]) => void
  error: string | undefined
  newId: () => string
}

/** Bytes of a file in base64. */
const sizeOf = ({ data }: MessageFile): number => Math.floor((data.length * 3) / 4)

/** Files that go with an email. Too many or too large ones are refused before they are read. */
export const WriteFiles = ({ files, onFiles, error, newId }: Props) => {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const add = async (picked: readonly File[]) => {
    const refusal = filesProblem([...files.map(sizeOf), ...picked.map(({ size }) => size)])
    if (refusal !== null) return setProblems([refusal])
    setBusy(true)
    const read = await Promise.all(picked.map((file) => attachedFile(file, newId())))
    setBusy(false)
    setProblems(read.flatMap((outcome) => (outcome.ok ? [] : [outcome.problem])))
    onFiles([...files, ...read.flatMap((outcome) => (outcome.ok ? [outcome.file] : []))])
  }
  return (
    <chakra.div display="grid" gap="2">
      {files.length > 0 && (
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" aria-label="Attached">
          {files.map((file) => (
            <chakra.li
              key={file.id}
              display="flex"
              alignItems="center"
              gap="2"
              ps="2"
              borderWidth="1px"
              borderRadius="md"
              textStyle="small"
              minW="0"
              maxW="full"
            >
              <chakra.span truncate>{file.name}</chakra.span>
              <chakra.span color="fg.muted">{fileSize(sizeOf(file))}</chakra.span>
              <IconButton
                size="sm"
                label={`Remove ${file.name}`}
                onClick={() => onFiles(files.filter(({ id }) => id !== file.id))}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <AddFiles
        label="Files to attach"
        types={[]}
        hint={`Up to ${MOST_ATTACHMENTS} files`}
        busy={busy}
        onFiles={(picked) => void add(picked)}
      >
        Attach files
      </AddFiles>
      <FileProblems
        problems={error === undefined ? problems : [...problems, error]}
        onDismiss={() => setProblems([])}
      />
    </chakra.div>
  )
}
