import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import { useCallback, useState } from 'react'
import type { HandsetMessage } from '@/domain/messaging/handset'
import { toFailure } from '@/domain/record/failure'
import { megabytes } from '@/domain/text/file-size'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { saveFile } from '@/ui/kit/layout/save-file'
import { Picture } from '@/ui/shared/attachments/picture'
import type { HandsetActions } from './types'

/** Drawn by browsers without running anything in them. */
const SHOWN: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

export const MailFiles = ({ mail, onFile }: Pick<HandsetActions, 'onFile'> & { mail: HandsetMessage }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback((file: string) => onFile(mail, file), [mail, onFile])
  const save = async (id: string, name: string, type: string) => {
    try {
      saveFile(name, await load(id), type)
      setProblem(null)
    } catch (error) {
      setProblem(toFailure(error).message)
    }
  }
  return (
    <chakra.section aria-label="Files" display="grid" gap="2">
      {problem !== null && <Banner kind="warning">{problem}</Banner>}
      {mail.attachments.map(({ id, name, type, size }) => (
        <chakra.div key={id} display="grid" gap="2" justifyItems="start" minW="0">
          {SHOWN.includes(type) && <Picture id={id} load={load} alt={name} whole />}
          <Button variant="outline" size="sm" maxW="full" onClick={() => void save(id, name, type)}>
            <Download size={14} aria-hidden />
            <chakra.span overflow="hidden" textOverflow="ellipsis">
              {name}
            </chakra.span>
            <chakra.span color="fg.muted">{megabytes(size)}</chakra.span>
          </Button>
        </chakra.div>
      ))}
    </chakra.section>
  )
}
