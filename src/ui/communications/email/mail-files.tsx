import { chakra } from '@chakra-ui/react'
import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import { withoutDirectionMarks } from '@/domain/messaging/email-safety'
import type { MessageView } from '@/domain/messaging/views'
import { fileSize } from '@/domain/text/file-size'
import { Button } from '@/ui/kit/actions/button'
import { saveFile } from '@/ui/kit/layout/save-file'

type Props = {
  mail: Pick<MessageView, 'id' | 'attachments'>
  loadFile: (mail: number, file: string) => Promise<Blob | null>
}

/** Files of a mail, to be saved; none is opened here. */
export const MailFiles = ({ mail: { id, attachments }, loadFile }: Props) => {
  const [busy, setBusy] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  if (attachments.length === 0) return null
  const save = async (file: string, name: string) => {
    setBusy(file)
    const content = await loadFile(id, file)
    setBusy(null)
    setMissing(content === null ? name : null)
    // The browser must not guess a page from its content.
    if (content !== null) saveFile(name, content, 'application/octet-stream')
  }
  return (
    <chakra.div display="grid" gap="2">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" aria-label="Attachments">
        {attachments.map((file) => {
          const name = withoutDirectionMarks(file.name)
          return (
            <chakra.li key={file.id} minW="0" maxW="full">
              <Button
                size="sm"
                variant="outline"
                maxW="full"
                aria-label={`Download ${name}`}
                loading={busy === file.id}
                loadingLabel="Loading…"
                onClick={() => void save(file.id, name)}
              >
                <Paperclip size={14} aria-hidden />
                <chakra.span truncate>{name}</chakra.span>
                <chakra.span color="fg.muted" fontWeight="normal">
                  {fileSize(file.size)}
                </chakra.span>
              </Button>
            </chakra.li>
          )
        })}
      </chakra.ul>
      {missing !== null && (
        <chakra.p role="alert" textStyle="small" color="danger.fg">
          {missing} could not be loaded. Try again.
        </chakra.p>
      )}
    </chakra.div>
  )
}
